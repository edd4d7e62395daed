import type { IconData, IconSet, IconStyle } from '../../stores/icon-data';
import { ICON_STYLES } from '../../stores/icon-data';

/** An icon as a survey stores it. */
export interface StoredIcon {
	name: string;
	style: string;
}

/** An icon in the picker. */
export interface FoundIcon extends IconData {
	name: string;
	style: IconStyle;
}

export type IconSets = Readonly< Record< IconStyle, IconSet > >;

/** The icons that answers need most, in this order: faces, thumbs, hearts and arrows. */
const FIRST = [
	/^face-(smile|meh|frown)$/,
	/^face-/,
	/^thumbs-/,
	/^heart/,
	/^arrow/,
];

/** The group of an icon in the picker, 0 for the first one. Brands are last. */
function groupOf( { name, style }: FoundIcon ): number {
	if ( style === 'brands' ) {
		return FIRST.length + 1;
	}
	const group = FIRST.findIndex( ( pattern ) => pattern.test( name ) );
	return group < 0 ? FIRST.length : group;
}

/** All icons of all styles, the most useful ones first; the styles of the same icon are next to each other. */
export function allIcons( sets: IconSets ): FoundIcon[] {
	return ICON_STYLES.flatMap( ( style ) =>
		Object.entries( sets[ style ] ).map( ( [ name, icon ] ) => ( {
			...icon,
			name,
			style,
		} ) )
	).sort(
		( one, other ) =>
			groupOf( one ) - groupOf( other ) ||
			one.name.localeCompare( other.name, 'en' )
	);
}

/**
 * The icons whose name, label or terms contain every typed word; all icons for an empty search. Icons whose name
 * matches come first.
 */
export function searchIcons(
	icons: readonly FoundIcon[],
	typed: string
): readonly FoundIcon[] {
	const words = typed.trim().toLowerCase().split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 ) {
		return icons;
	}
	const hits = icons.filter( ( { name, label, terms } ) => {
		const text = [ name, label, ...terms ].join( ' ' ).toLowerCase();
		return words.every( ( word ) => text.includes( word ) );
	} );
	const isCalledSo = ( { name }: FoundIcon ) =>
		words.every( ( word ) => name.includes( word ) );
	return [
		...hits.filter( isCalledSo ),
		...hits.filter( ( icon ) => ! isCalledSo( icon ) ),
	];
}

export function isSameIcon(
	one: StoredIcon | undefined,
	other: StoredIcon | undefined
): boolean {
	return one?.name === other?.name && one?.style === other?.style;
}
