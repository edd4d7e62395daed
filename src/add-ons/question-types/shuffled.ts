/** The same items in a random order, every order as likely as any other. */
export function shuffled< T >( items: readonly T[] ): T[] {
	const left = [ ...items ];
	return items.map(
		() =>
			left.splice(
				Math.floor( Math.random() * left.length ),
				1
			)[ 0 ] as T
	);
}
