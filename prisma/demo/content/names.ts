const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const givenNames: readonly string[] = words(`
  Aarav Aditi Aditya Ajay Akash Akshara Amit Amrita Ananya Anil Anita Anjali Ankit Anusha Arjun Arpita Arun Asha
  Ashwin Ayesha Bhavana Bhavesh Bindu Chaitanya Chandni Charu Chetan Danish Deepa Deepak Devika Dhruv Dinesh Divya
  Esha Fatima Feroz Ganesh Gauri Gayatri Geeta Girish Gurpreet Hardik Harini Harpreet Harsh Heena Hemant Indira
  Ishaan Ishita Jagdish Jasleen Jaya Jayesh Jyoti Kabir Kalpana Karan Karthik Kavya Keerthi Kiran Kishore Lakshmi
  Lalit Lavanya Madhuri Mahesh Manasi Manish Manoj Meenakshi Mohit Mrinal Nandini Naveen Neha Nikhil Nisha Nitin
  Omkar Pallavi Pankaj Parveen Pooja Prakash Pranav Prerna Rahul Rajesh Rakesh Ramya Ranjit Rashmi Ritika Rohit
  Sagar Sameer Sandhya Sanjana Saurabh Shalini Shreya Siddharth Simran Sneha Srinivas Subhash Sunita Suresh Swati
  Tanvi Tarun Uday Usha Vaishnavi Varun Zoya
`);

export const familyNames: readonly string[] = words(`
  Acharya Agarwal Ahmed Ansari Arora Bajaj Balakrishnan Banerjee Bansal Barua Basu Bhagat Bhandari Bhardwaj Bhat
  Bhatia Bhattacharya Bisht Biswas Borah Bose Chakraborty Chandra Chaudhary Chauhan Chopra Das Datta Desai Deshmukh
  Dhillon Dixit Dubey Fernandes Gandhi Garg Ghosh Gill Gokhale Gowda Grover Gupta Hegde Iyengar Jadhav
  Jain Jha Joshi Kamath Kapoor Kaul Khanna Kohli Krishnan Kumar Mahajan Malhotra Malik Mathew Menon Mishra Mittal
  Mohanty Mukherjee Naidu Nambiar Narayanan Negi Oberoi Pandey Parekh Patel Pathak Patil Pawar Pillai Prasad Raghavan
  Rai Rana Rao Rawat Reddy Roy Saha Saini Saxena Sen Shah Sharma Shetty Shinde Sinha Solanki Thakur Tiwari
  Trivedi Varma Verma Yadav
`);
