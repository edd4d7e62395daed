/** A block of a post, as far as this file reads it. */
export interface ContentBlock {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
	innerBlocks: readonly ContentBlock[];
}

/** How the content of a post contains a survey. */
export type Display = 'inline' | 'popup';

const SHORTCODE = /\[userfeedback\s([^\]]*)\]/g;
const ID = /(?:^|\s)id\s*=\s*["']?(\d+)/;
const INLINE = /(?:^|\s)display\s*=\s*["']?inline\b/;

function ofShortcodes( text: string ): [ number, Display ][] {
	return [ ...text.matchAll( SHORTCODE ) ].map( ( [ , attributes = '' ] ) => [
		Number( ID.exec( attributes )?.[ 1 ] ?? 0 ),
		INLINE.test( attributes ) ? 'inline' : 'popup',
	] );
}

function ofBlock( { name, attributes }: ContentBlock ): [ number, Display ][] {
	switch ( name ) {
		case 'userfeedback/survey':
			return [
				[
					Number( attributes[ 'surveyId' ] ?? 0 ),
					attributes[ 'display' ] === 'inline' ? 'inline' : 'popup',
				],
			];
		case 'core/shortcode':
			return ofShortcodes( String( attributes[ 'text' ] ?? '' ) );
		case 'core/freeform':
		case 'core/paragraph':
			return ofShortcodes( String( attributes[ 'content' ] ?? '' ) );
		default:
			return [];
	}
}

function found( blocks: readonly ContentBlock[] ): [ number, Display ][] {
	return blocks.flatMap( ( block ) => [
		...ofBlock( block ),
		...found( block.innerBlocks ),
	] );
}

/** The surveys that blocks and shortcodes of a post contain, by id. One that is there as both is inline: then it has no popup. */
export function embeddedSurveys(
	blocks: readonly ContentBlock[]
): ReadonlyMap< number, Display > {
	const surveys = new Map< number, Display >();
	for ( const [ id, display ] of found( blocks ) ) {
		if ( id > 0 && surveys.get( id ) !== 'inline' ) {
			surveys.set( id, display );
		}
	}
	return surveys;
}
