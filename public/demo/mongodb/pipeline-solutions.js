// Pipeline exercise solutions
db.sarees.aggregate([
  { $match: { stock: { $gt: 0 } } },
  { $group: { _id: null, value: { $sum: { $multiply: ["$price", "$stock"] } } } },
]);
db.sarees.aggregate([
  { $unwind: "$colours" },
  { $group: { _id: "$colours", sarees: { $sum: 1 } } },
  { $sort: { sarees: -1 } },
]);
