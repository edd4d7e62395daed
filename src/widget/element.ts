/**
 * Creates an element.
 *
 * @param tag        Its name.
 * @param properties Its properties, such as `className` and `onclick`.
 * @param children   Texts and elements; missing ones are left out.
 */
export function create< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] > = {},
	...children: ( Node | string | false | null | undefined )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), properties );
	element.append(
		...children.filter( ( child ): child is Node | string => !! child )
	);
	return element;
}
