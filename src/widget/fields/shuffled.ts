/** Returns the items in a random order; all orders have the same probability. */
export function shuffled< T >( items: readonly T[] ): T[] {
	const remaining = [ ...items ];
	return items.map(
		() =>
			remaining.splice(
				Math.floor( Math.random() * remaining.length ),
				1
			)[ 0 ] as T
	);
}
