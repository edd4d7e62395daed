import { CHARACTER } from './xliff';

/** A text, and whether nothing of it was lost in a tag. */
export interface ReadText {
	text: string;
	isWhole: boolean;
}

/** Tags around a text, or marks at one of its ends. Surveys have no formats, so the text is all there is. */
const AROUND = [ 'g', 'mrk', 'pc', 'sm', 'em', 'bx', 'ex', 'sc', 'ec', 'sub' ];

/** The code that a tag of version 2.0 stands for, which is kept beside the text. */
function dataOf( tag: Element ): string | undefined {
	const id = tag.getAttribute( 'dataRef' );
	let unit: Element | null = tag;
	while ( unit && unit.localName !== 'unit' ) {
		unit = unit.parentElement;
	}
	return id === null
		? undefined
		: ( [ ...( unit?.getElementsByTagName( '*' ) ?? [] ) ].find(
				( one ) =>
					one.localName === 'data' && one.getAttribute( 'id' ) === id
			)?.textContent ?? undefined );
}

/** The character that a tag stands for. */
function characterOf( tag: Element ): string | undefined {
	const type = tag.getAttribute( 'ctype' ) ?? '';
	const hex =
		( tag.localName === 'cp' && tag.getAttribute( 'hex' ) ) ||
		( type.startsWith( CHARACTER ) && type.slice( CHARACTER.length ) ) ||
		'';
	return /^[\da-f]{1,6}$/i.test( hex ) && parseInt( hex, 16 ) <= 0x10ffff
		? String.fromCodePoint( parseInt( hex, 16 ) )
		: undefined;
}

/** What a tag stands for: a character, a text that it names, code that it contains or refers to; undefined if nothing says so. */
const standsFor = ( tag: Element ): string | undefined =>
	characterOf( tag ) ??
	tag.getAttribute( 'equiv-text' ) ??
	tag.getAttribute( 'equiv' ) ??
	dataOf( tag ) ??
	( tag.textContent || undefined );

/** The text of a source or target, with that of the tags which translation programs put into it. */
export function textOf( element: Element ): ReadText {
	const all = [ ...element.childNodes ].map( ( node ): ReadText => {
		if ( node.nodeType === Node.ELEMENT_NODE ) {
			const tag = node as Element;
			const text = standsFor( tag );
			return AROUND.includes( tag.localName )
				? textOf( tag )
				: { text: text ?? '', isWhole: text !== undefined };
		}
		const isText =
			node.nodeType === Node.TEXT_NODE ||
			node.nodeType === Node.CDATA_SECTION_NODE;
		return { text: isText ? ( node.nodeValue ?? '' ) : '', isWhole: true };
	} );
	return joined( all );
}

/** Several texts as one. */
export const joined = ( texts: readonly ReadText[] ): ReadText => ( {
	text: texts.map( ( { text } ) => text ).join( '' ),
	isWhole: texts.every( ( { isWhole } ) => isWhole ),
} );
