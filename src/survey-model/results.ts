/** The share of `count` in `total`, 0 to 1; 0 if both are 0. */
export function share( count: number, total: number ): number {
	return total > 0 ? count / total : 0;
}
