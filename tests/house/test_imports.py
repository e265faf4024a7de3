"""How the modules of the house stand on each other."""

from graphlib import TopologicalSorter

import grimp


def test_no_module_of_the_house_stands_on_itself_not_even_for_its_types():
    graph = grimp.build_graph("ridotto")
    house = {module for module in graph.modules if module.startswith("ridotto.house")}
    stands_on = {module: graph.find_modules_directly_imported_by(module) & house for module in house}
    TopologicalSorter(stands_on).prepare()  # raises `CycleError`, which names the modules
