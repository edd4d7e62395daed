/** The part that `count` is of `total`, 0 to 1; nothing of nothing is 0. */
export function share( count: number, total: number ): number {
	return total > 0 ? count / total : 0;
}
