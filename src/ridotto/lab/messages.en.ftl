# Sentences about many games at once.

workers-gone = A worker process died before its games were over.
ladder-two = A ladder needs two bots or more.
