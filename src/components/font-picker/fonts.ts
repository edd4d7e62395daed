import { __ } from '@wordpress/i18n';
import { createChunk } from '../../hooks/use-chunk';

/** The fonts that can be chosen: family → the hundreds of its upright weights ("47" are 400 and 700). */
export type Fonts = Readonly< Record< string, string > >;

/** The catalogue, which the server reads too; loaded when the user chooses a custom font. */
export const useFonts = createChunk( (): Promise< Fonts > =>
	import(
		/* webpackChunkName: "admin-fonts" */ '../../../includes/Surveys/Settings/Theming/fonts.json'
	).then( ( { default: fonts } ) => fonts )
);

/** The weights of a family, in ascending order; none for an unknown family. */
export function weightsOf( fonts: Fonts, family: string ): number[] {
	return [ ...( fonts[ family ] ?? '' ) ].map(
		( digit ) => 100 * Number( digit )
	);
}

/** The weight to use with a family: the wished one, or else regular, or the family's first. */
export function weightFor(
	fonts: Fonts,
	family: string,
	wished: number
): number {
	const weights = weightsOf( fonts, family );
	return (
		[ wished, 400 ].find( ( weight ) => weights.includes( weight ) ) ??
		weights[ 0 ] ??
		400
	);
}

/** The name of a weight, with its number. */
export function weightName( weight: number ): string {
	const names: Record< number, string > = {
		100: __( 'Thin (100)', 'userfeedback' ),
		200: __( 'Extra light (200)', 'userfeedback' ),
		300: __( 'Light (300)', 'userfeedback' ),
		400: __( 'Regular (400)', 'userfeedback' ),
		500: __( 'Medium (500)', 'userfeedback' ),
		600: __( 'Semi-bold (600)', 'userfeedback' ),
		700: __( 'Bold (700)', 'userfeedback' ),
		800: __( 'Extra bold (800)', 'userfeedback' ),
		900: __( 'Black (900)', 'userfeedback' ),
	};
	return names[ weight ] ?? String( weight );
}

/** The families that match a search: those that start with it, then those that contain it. */
export function findFamilies(
	fonts: Fonts,
	search: string,
	most: number
): string[] {
	const sought = search.trim().toLowerCase();
	const found = Object.keys( fonts ).filter( ( family ) =>
		family.toLowerCase().includes( sought )
	);
	const starts = ( family: string ) =>
		family.toLowerCase().startsWith( sought );
	return [
		...found.filter( starts ),
		...found.filter( ( family ) => ! starts( family ) ),
	].slice( 0, most );
}
