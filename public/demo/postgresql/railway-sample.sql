-- Railway booking sample database
CREATE TABLE station (id integer PRIMARY KEY, code text UNIQUE NOT NULL, name text NOT NULL);
CREATE TABLE train (id integer PRIMARY KEY, number text UNIQUE NOT NULL, name text NOT NULL);
CREATE TABLE stop (train_id integer REFERENCES train, station_id integer REFERENCES station, position integer, departs time, PRIMARY KEY (train_id, position));
INSERT INTO station VALUES (1, 'PUNE', 'Pune Junction'), (2, 'CSMT', 'Mumbai CSMT'), (3, 'NGP', 'Nagpur');
INSERT INTO train VALUES (1, '12128', 'Intercity Express'), (2, '12136', 'Nagpur Express');
INSERT INTO stop VALUES (1, 1, 1, '17:55'), (1, 2, 2, '21:05'), (2, 1, 1, '17:40'), (2, 3, 2, '09:25');

-- Trains from Pune, earliest first
SELECT train.number, train.name, stop.departs FROM stop JOIN train ON train.id = stop.train_id JOIN station ON station.id = stop.station_id WHERE station.code = 'PUNE' ORDER BY stop.departs;
