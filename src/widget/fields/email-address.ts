/** Matches no address that WordPress' is_email() refuses: the server would refuse the whole submission. */
export const ADDRESS =
	/^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
