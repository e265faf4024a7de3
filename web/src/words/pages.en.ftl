# The pages of the house except the table.
