# Подставец: каждая фраза, которую читает игрок.

title = Подставец
about = Тайные торги за подставки и лучшая витрина шаров.
option-scoring = Как сравнивают витрины
option-scoring-colour-first = сначала красные, затем белые, затем чёрные
option-scoring-count-first = по числу шаров, затем по цветам

## Ход, который нельзя сделать

refused-in-arrange = Игроки обустраивают витрины; ставки будут после.
refused-in-bid = Игроки делают ставки; витрины можно менять в следующем раунде.
refused-less-than-none = Шаров или подставок не может быть меньше нуля.
refused-balls-to-arrange = В такой витрине { $colour ->
    [red] красных
    [white] белых
   *[black] чёрных
} шаров — { $asked }, а у вас их всего { $held }.
refused-pedestals-to-arrange = Для такой витрины { $asked ->
    [one] нужна { $asked } подставка
    [few] нужны { $asked } подставки
   *[many] нужно { $asked } подставок
}, а у вас их всего { $held }.
refused-balls-to-bid = В ставке { $colour ->
    [red] красных
    [white] белых
   *[black] чёрных
} шаров — { $asked }, а в мешке их { $held }.
refused-pedestals-to-bid = В ставке { $asked ->
    [one] { $asked } подставка
    [few] { $asked } подставки
   *[many] { $asked } подставок
}, а в мешке их { $held }. То, что стоит в витрине, ставить нельзя.

## Что произошло

# Шары и подставки одной строкой: «подставка, 2 белых, 1 красный».
lot = { $pedestals ->
    [0] { $white ->
        [0] { $red ->
            [0] { $black ->
                [0] ничего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
    [one] { $pedestals } подставку
    [few] { $pedestals } подставки
   *[other] { $pedestals } подставок
}{ lot-red }{ lot-white }{ lot-black }
lot-red = { $red ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { "" }
       *[other] { ", " }
    }{ $red ->
        [one] { $red } красный
       *[other] { $red } красных
    }
}
lot-white = { $white ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { $red ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $white ->
        [one] { $white } белый
       *[other] { $white } белых
    }
}
lot-black = { $black ->
    [0] { "" }
   *[other] { $pedestals ->
        [0] { $red ->
            [0] { $white ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $black ->
        [one] { $black } чёрный
       *[other] { $black } чёрных
    }
}
# То же в именительном падеже: «1 подставка», а не «1 подставку».
lot-lying = { $pedestals ->
    [0] { lot }
    [one] { $pedestals } подставка{ lot-red }{ lot-white }{ lot-black }
   *[other] { lot }
}
event-arranged = { $player }: витрина готова.
event-display-revealed = { $player } { display-shown }.
display-shown = { $red ->
    [0] { $white ->
        [0] { $black ->
            [0] { $empty ->
                [0] ничего не выставляет
               *[other] { display-counts }
            }
           *[other] { display-counts }
        }
       *[other] { display-counts }
    }
   *[other] { display-counts }
}
display-counts = выставляет: { display-red }{ display-white }{ display-black }{ display-empty }
display-red = { $red ->
    [0] { "" }
   *[other] красных { $red }
}
display-white = { $white ->
    [0] { "" }
   *[other] { $red ->
        [0] { "" }
       *[other] { ", " }
    }белых { $white }
}
display-black = { $black ->
    [0] { "" }
   *[other] { $red ->
        [0] { $white ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }чёрных { $black }
}
display-empty = { $empty ->
    [0] { "" }
   *[other] { $red ->
        [0] { $white ->
            [0] { $black ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }пустых { $empty }
}
event-values-set = Старшинство: { colour-first }, { colour-second }, { colour-third }.
colour-first = { $first ->
    [red] красный
    [white] белый
   *[black] чёрный
}
colour-second = { $second ->
    [red] красный
    [white] белый
   *[black] чёрный
}
colour-third = { $third ->
    [red] красный
    [white] белый
   *[black] чёрный
}
event-pedestal-added = К добыче добавлена подставка, в запасе { $supply }.
event-bid-placed = { $player }: ставка сделана.
event-bid-revealed = { $player } { bid-shown }.
bid-shown = { $pedestals ->
    [0] { $red ->
        [0] { $white ->
            [0] { $black ->
                [0] ничего не ставит
               *[other] ставит { lot }
            }
           *[other] ставит { lot }
        }
       *[other] ставит { lot }
    }
   *[other] ставит { lot }
}
event-spoils-won = { $player } забирает { lot }.
event-nobody-won = Никто не выиграл; теперь разыгрывают { lot }.

## Чем кончилось

reason-pedestals = У одного из игроков набралось достаточно подставок: игра окончена.
reason-barren = Три раунда подряд без победителя, а подставок в запасе не осталось: игра окончена.
reason-last-round = Сотый раунд сыгран: игра окончена.
# Кто закончил игру: перед тем, что её решило.
decided-ending = { $ending ->
    [pedestals] { $ending-player }: подставок набралось { $pedestals }.{" "}
   *[other] {""}
}
decided-display = { decided-ending }{ $by ->
    [balls] За этим столом сначала считают все шары в витрине. Побеждает { $player }: { $balls }{"\u00A0"}против{"\u00A0"}{ $other-balls } ({ $other-player }).
    [red] { $scoring ->
        [count-first] Шаров в витринах поровну, по { $balls }, и решают красные
        [colour-first] В витринах сначала считают красные шары
       *[other] Решают красные шары в витринах
    }. Побеждает { $player }: { $red }{"\u00A0"}против{"\u00A0"}{ $other-red } ({ $other-player }).
    [white] Красных в витринах поровну ({ $red }), и решают белые. Побеждает { $player }: { $white }{"\u00A0"}против{"\u00A0"}{ $other-white } ({ $other-player }).
    [black] Красных и белых в витринах поровну ({ $red } и { $white }), и решают чёрные. Побеждает { $player }: { $black }{"\u00A0"}против{"\u00A0"}{ $other-black } ({ $other-player }).
   *[other] Лучшая витрина — { $player }: красных { $red }, белых { $white }, чёрных { $black }; { $other-player } — { $other-red }, { $other-white } и { $other-black }.
}
decided-earliest = { decided-ending }Витрины равны: { $player } и { $other-player }. Побеждает тот, кто раньше выигрывает раунд: это { $player }, раунд { $round }.
decided-shared = { decided-ending }Витрины равны, и выигранных раундов нет: победу делят { $players }.

## За столом

label-round = Раунд { $round }
label-phase = { $phase ->
    [arrange] обустройство витрин
    [bid] ставки
   *[over] игра окончена
}
label-values = { $phase ->
    [arrange] Прежнее старшинство
   *[other] Старшинство в этом раунде
}
label-count-first = Число шаров важнее их цвета.
label-colour = { $colour ->
    [red] красный
    [white] белый
   *[black] чёрный
}
label-supply = Запас
label-ends = Игра кончается, когда у кого-то { $needed } подставок.
label-ends-own = { $enough ->
    [true] Ваши подставки: { $held }; для конца игры хватает { $needed }
   *[false] Ваши подставки: { $held } из { $needed }, нужных для конца игры
}
label-spoils = Добыча
label-bag = Ваш мешок
label-sent = Вы отправили
label-nothing = ничего
label-how = { $phase ->
    [arrange] В конце считается только витрина; ставить можно только то, что в мешке.
   *[bid] Сильнее та ставка, где больше подставок, затем шаров, затем старше цвета. Она берёт добычу и становится следующей добычей; остальные ставки возвращаются.
}
help-play =
    Каждый раунд все обустраивают витрины, а потом торгуются за добычу; то и другое втайне. Ставить можно только то, что в мешке.
    Побеждает ставка, где больше подставок, какие бы ни были шары; при равенстве — где больше шаров; если и их поровну — где старше цвета. Старше в этом раунде тот цвет, которого больше во всех витринах.
    Победитель забирает добычу в мешок, а его ставка становится следующей добычей. Все остальные ставки возвращаются.
    Равные высшие ставки не берут ничего: { $seats ->
        [2] они уходят в добычу.
       *[3] побеждает третий, с меньшей ставкой, а если равны все три, они уходят в добычу.
    }
    В конце считаются только витрины, а не мешки.
undo-instead = Отправленное здесь назад не взять: ни витрину (POD-6), ни ставку (POD-9).
help-moves =
    Шары: к — красный, б — белый, ч — чёрный; п — подставка в ставке или пустая подставка в витрине. Годятся и латинские r, w, b, p, e.
    arrange 2r 1b 1e   выставить два красных, один чёрный и одну пустую подставку
    arrange -          не выставлять ничего, забрать всё в мешок
    keep               оставить витрину как есть
    bid 2r 1p          поставить два красных шара и подставку
    pass               не ставить ничего

## Набранный ход не читается

zeros-typed = Ставка из одних нулей — не ставка. Если ставить нечего, пасуйте: «{ verb-pass }».
typed-count = «{ $part }» — это не число с буквой, как 2к.
typed-twice = «{ $part }» — это уже названо.
position-unreadable = Строка { $line } позиции не читается: «{ $text }».

## Только в браузере: настройки одной фразой и названия пунктов для содержания

board-options = В конце витрины сравнивают { $scoring }.
board-said-scoring-colour-first = по цвету: красные, белые, чёрные
board-said-scoring-count-first = по числу шаров, потом по цвету
board-clause-POD-1 = Шары
board-clause-POD-2 = Подставки
board-clause-POD-3 = Витрина
board-clause-POD-4 = Что открыто, что тайна
board-clause-POD-6 = Все разом
board-clause-POD-11 = Награда
board-clause-POD-12 = Равные ставки
board-clause-POD-13 = Втроём
board-clause-POD-14 = Следующая добыча
board-clause-POD-15 = Когда кончается игра
board-clause-POD-16 = Подсчёт
board-clause-POD-17 = Чья витрина лучше
board-clause-POD-18 = Равные витрины
board-clause-POD-19 = Чтобы игра закончилась

## За терминалом: ради чего играют и первые слова ходов

goal = Цель: когда кто-то соберёт { $seats ->
    [2] 13
   *[3] 9
} подставок, побеждает лучшая витрина: { $scoring-id ->
    [count-first] больше шаров, затем больше красных
   *[colour-first] больше красных шаров
}, затем белых, затем чёрных.
score-heading = в витрине: { $scoring-id ->
    [count-first] шары · красные · белые · чёрные
   *[colour-first] красные · белые · чёрные
}
verb-arrange = расставить
verb-keep = оставить
verb-bid = ставка
verb-pass = пас

## На доске в браузере

board-round = Раунд { $round }
board-bag = Ваш мешок
board-bag-of = Мешок: { $player }
board-bag-hint = { $phase ->
    [arrange] в витрину и обратно
   *[other] выберите или перетащите в ставку
}
board-bag-arrives = добыча ваша
board-bag-passed = вы спасовали
board-bag-returns = ставка вернулась
board-bid = Ваша ставка
board-bid-size = { $pedestals ->
    [0] { $balls ->
        [0] ничего: вы пасуете
        [one] { $balls } шар
        [few] { $balls } шара
       *[other] { $balls } шаров
    }
    [one] { $pedestals } подставка, { $balls ->
        [0] без шаров
        [one] { $balls } шар
        [few] { $balls } шара
       *[other] { $balls } шаров
    }
    [few] { $pedestals } подставки, { $balls ->
        [0] без шаров
        [one] { $balls } шар
        [few] { $balls } шара
       *[other] { $balls } шаров
    }
   *[other] { $pedestals } подставок, { $balls ->
        [0] без шаров
        [one] { $balls } шар
        [few] { $balls } шара
       *[other] { $balls } шаров
    }
}
board-bid-sent = под печатью
board-bid-is-sent = Под печатью
board-clear = Убрать всё
board-seal = Запечатать
board-pass = Пас
board-plan = Ваш план
board-plan-sent = Витрина отправлена
board-now = Сейчас
board-now-note = как видят другие
board-keep = Оставить как есть
board-send = Отправить витрину
board-wait-house = Ждём связи с домом
board-worth-then = Старшинство по плану
board-worth-then-note = при прежних витринах других
board-worth = Старше
board-worth-equal = { $colour ->
    [red] Поровну: старше красный
    [white] Поровну: старше белый
   *[black] Поровну: старше чёрный
}
board-worth-most = { $colour ->
    [red] Старше всех красный
    [white] Старше всех белый
   *[black] Старше всех чёрный
}
board-supply = Запас
board-left = ещё { $count }
board-spoils = Добыча
board-next-spoils = Новая добыча
board-next-spoils-won = выигравшая ставка
board-next-spoils-yours = ваша выигравшая ставка
board-next-spoils-tied = обе равные ставки
board-next-spoils-grown = всё остаётся
board-from-supply = из запаса
board-on-display = в витрине { $count }
board-left-in-bag = подставок в мешке: { $count }
board-of-means = Все ваши подставки, в мешке и в витрине. Когда после раздачи добычи у кого-нибудь их { $needed }, игра кончается.
board-of = { $held } из { $needed } подставок
board-of-brief = всего { $held } из { $needed }
board-held = { $held ->
    [one] { $held } подставка
    [few] { $held } подставки
   *[many] { $held } подставок
}
board-thinks = { $player } думает
board-thinks-brief = думает
board-away = не за столом
board-away-brief = не здесь
board-new = новая
board-was = был { label-colour }
board-emptied = теперь пусто
board-go-on = Дальше
board-column-pedestals = подставки
board-column-balls = шары
board-column-ball = { $place }-й шар
board-wins = бьёт
board-takes-all = забирает всё
board-same = одинаковы
board-same-neither = ставки равны: ни одна не выигрывает
board-verdict-pedestals = Выигрывает ставка, где больше подставок.
board-verdict-balls = Подставок поровну: выигрывает ставка, где больше шаров.
board-verdict-colour = { $better ->
    [red] Красный
    [white] Белый
   *[black] Чёрный
} в этом раунде старше, чем { $worse ->
    [red] красный
    [white] белый
   *[black] чёрный
}.
board-verdict-equal = Все ставки равны: никто не выиграл, всё идёт в добычу.
board-verdict-third = Двое поставили одинаково и больше всех, поэтому добычу берёт третий.
board-verdict-empty = Двое поставили одинаково и больше всех, а третья ставка пуста: никто не выиграл.
board-status-arrange = Обустройте витрину.
board-status-arrange-more = Никто не увидит её, пока не готовы все.
board-status-bid = Ваша ставка.
board-status-bid-more = Выберите из мешка и запечатайте.
board-status-arranging = { $count ->
    [one] { $players } обустраивает витрину.
   *[other] Обустраивают витрины: { $players }.
}
board-status-bidding = { $count ->
    [one] { $players } выбирает ставку.
   *[other] Выбирают ставки: { $players }.
}
board-status-in = { $count ->
    [0] { "" }
   *[other] Готовы: { $players }.
}
board-status-sent = { $phase ->
    [arrange] Ваша витрина отправлена.
   *[other] Ваша ставка под печатью.
}
board-status-you-take = Добыча ваша.
board-status-takes = { $player } забирает добычу.
board-status-nobody = Никто не выиграл.
board-doing-arranging = обустраивает
board-doing-bidding = ставит
board-doing-arranged = витрина готова
board-doing-bid = ставка сделана
board-ball = { $colour ->
    [red] красный шар
    [white] белый шар
   *[black] чёрный шар
}
board-letter = { $colour ->
    [red] К
    [white] Б
   *[black] Ч
}
board-pedestal = подставка
board-stand = { $colour ->
    [red] красный шар на подставке
    [white] белый шар на подставке
    [black] чёрный шар на подставке
   *[none] пустая подставка
}
board-in-bag = В мешке
board-sent-bid = Ставка, для других ещё закрытая: { lot-lying }
board-sealed = под печатью
board-describe-display = { $player }: красных { $red }, белых { $white }, чёрных { $black }, пустых { $empty }.
board-describe-spoils = В добыче { lot-lying }. В запасе: { $supply }.
board-describe-values = Начиная со старшего: { $values }.
board-describe-bag = В вашем мешке { lot-lying }.
board-hint-arrange = В конце считается только то, что стоит в витрине, а ставят только из мешка: в начале витрина может быть и пустой.
board-hint-values = В этом раунде старше тот цвет, которого больше во всех витринах.
board-hint-bid = Ставьте вслепую шары и подставки из мешка. Выигрывает ставка, где больше подставок, потом шаров, потом старше цвета. Выигравшая ставка станет новой добычей.
board-hint-end = Игра кончается, когда у кого-то в мешке и витрине вместе { $needed } подставок. Тогда сравнивают витрины: красные, потом белые, потом чёрные.
board-score-heading = в витрине: красные · белые · чёрные
board-score = { $red } · { $white } · { $black }

## Что думает бот: почему он ходит так

mind-keep-early = В этом раунде игра кончиться не может, витрины пока не в счёт: для ставки { $spare ->
    [0] не отложено ни одной подставки
    [one] отложена { $spare } подставка
    [few] отложены { $spare } подставки
   *[other] отложено { $spare } подставок
}.
mind-keep-early-rest = В этом раунде игра кончиться не может, важна только ставка, а для неё довольно отложить { $spare ->
    [one] { $spare } подставку
    [few] { $spare } подставки
   *[other] { $spare } подставок
}. { $shown ->
    [one] Ещё одна для ставки не нужна: пусть стоит на витрине с лучшим шаром.
   *[other] Ещё { $shown } для ставки не нужны: пусть стоят на витрине с лучшими шарами.
}
mind-keep-none = Подставок нет, и выставить ничего нельзя: витрина остаётся пустой.
mind-keep-only = Игра может кончиться в этом раунде, поэтому на всех подставках стоят лучшие шары; { $spare ->
    [0] ни одна не отложена
    [one] отложена { $spare }
   *[other] отложено { $spare }
}.
mind-keep = Игра может кончиться в этом раунде. Если { $spare ->
    [0] не откладывать подставок
    [one] отложить для ставки { $spare } подставку
    [few] отложить для ставки { $spare } подставки
   *[other] отложить для ставки { $spare } подставок
}, шанс на победу — { $chance }%; если { $other-spare }, то { $other-chance }%.
mind-keep-more = Игра может кончиться в этом раунде. Для ставки { $spare ->
    [one] отложена { $spare } подставка
    [few] отложены { $spare } подставки
   *[other] отложено { $spare } подставок
}: на торгах побеждает тот, у кого их больше. Отложить { $other-spare } почти так же хорошо; если поступать каждый раз по-разному, вас не разгадают.
mind-keep-fewer = Игра может кончиться в этом раунде, а считается только витрина: для ставки { $spare ->
    [0] не отложено ни одной подставки
    [one] отложена лишь { $spare } подставка
    [few] отложены лишь { $spare } подставки
   *[other] отложено лишь { $spare } подставок
}. Отложить { $other-spare } почти так же хорошо; если поступать каждый раз по-разному, вас не разгадают.
mind-keep-lost = Игра может кончиться в этом раунде, и при верной игре соперников вам её уже почти не выиграть. Выставьте лучшее, что есть: если кто-то ошибётся, решит витрина.
mind-keep-behind = Игра может кончиться в этом раунде, и при верной игре соперников вам её уже почти не выиграть. Последняя надежда — победить на торгах: для ставки { $spare ->
    [one] отложена { $spare } подставка
    [few] отложены { $spare } подставки
   *[other] отложено { $spare } подставок
}.
mind-bid = Если поставить { lot }, добыча достанется вам примерно в { $often }% случаев, и шанс выиграть игру — { $chance }%; пас оставляет { $other-chance }%.
# Рядом с шансами, сосчитанными иначе: причина без тех, что рассчитал бот.
mind-keep-beside = Игра может кончиться в этом раунде: важно, сколько подставок отложено для ставки.
mind-keep-lost-beside = Игра может кончиться в этом раунде, и сколько подставок ни отложи, разницы почти нет.
mind-bid-behind-beside = Если поставить { lot }, вы хотя бы заберёте { $spoils } примерно в { $often }% случаев.
mind-pass-behind-beside = Ставка почти ничего не меняет, а пас сохранит всё, что в мешке.
mind-bid-beside = Добыча достанется вам примерно в { $often }% случаев.
mind-pass-beside = Даже лучшая ставка, { lot }, хуже паса.
mind-bid-third-beside = Если другие поставят поровну, добычу возьмёт меньшая ставка, и вы заберёте { $spoils }: для этого довольно поставить { lot }.
mind-bid-even = Если поставить { lot }, вы заберёте { $spoils } примерно в { $often }% случаев; если чужая ставка выше, ваша вернётся в мешок. Пас почти так же хорош; если то ставить, то пасовать, вас не разгадают.
mind-bid-free = Скорее всего, кто-нибудь поставит больше, и тогда ставка вернётся в мешок: это ничего не стоит. Но если поставить { lot }, а больше не поставит никто, вы заберёте { $spoils }.
mind-bid-third = Если другие поставят поровну, добычу возьмёт меньшая ставка, и вы заберёте { $spoils }: для этого довольно поставить { lot }. Шанс выиграть игру — { $chance }%; пас оставляет { $other-chance }%.
mind-bid-behind = Шансов выиграть игру почти нет. Но если поставить { lot }, вы хотя бы заберёте { $spoils } примерно в { $often }% случаев.
mind-pass = Пас оставляет шанс выиграть игру { $chance }%; если поставить { lot }, он будет { $other-chance }%.
mind-pass-even = Если поставить { lot }, вы заберёте { $spoils } примерно в { $often }% случаев, но сама ставка станет новой добычей, и выиграть её смогут другие: это не лучше паса. А пас сохранит всё, что в мешке.
mind-pass-outbid = Скорее всего, кто-нибудь поставит больше: даже если поставить { lot }, добыча достанется вам { $often ->
    [0] едва ли
   *[other] лишь примерно в { $often }% случаев
}. Пас ничего не теряет и ничего не выдаёт.
mind-pass-behind = Шансов выиграть игру почти нет, что со ставкой, что без неё. Пас сохранит всё, что в мешке.
mind-pass-only = Поставить нечего: лишнего в мешке нет.

## Подсказка на доске

board-advise-bid = Поставьте { lot }.
board-advise-pass = Пасуйте.
board-advise-keep = Оставьте витрину как есть.
board-advise-arrange = Выставьте { lot }.
board-advise-bare = Уберите из витрины всё.
