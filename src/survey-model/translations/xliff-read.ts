import type { FileEntry, TranslationFile } from './files';
import { FileProblem } from './files';
import { OUTDATED } from './xliff';
import { joined, textOf } from './xliff-text';

/** Namespace of each version that can be read. 2.1 has the core of 2.0. */
const VERSIONS: Readonly< Record< string, string > > = {
	1.2: 'urn:oasis:names:tc:xliff:document:1.2',
	'2.0': 'urn:oasis:names:tc:xliff:document:2.0',
	2.1: 'urn:oasis:names:tc:xliff:document:2.0',
};

/** What only looks like an element, and the start of each unit, whatever its namespace. */
const UNITS =
	/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?:[^\s<>/:]+:)?(?:trans-unit|unit)(?=[\s/>])|\r\n|\r|\n/g;

/** Suggestions of machines and memories, which nobody has looked at, and what somebody has rejected. */
const UNCHECKED = /suggestion|fuzzy|leveraged-(mt|tm)|^rejected/;

/** The children of an element that have this name in the namespace of the standard. */
const childrenOf = ( element: Element, ...names: readonly string[] ) =>
	[ ...element.children ].filter(
		( child ) =>
			child.namespaceURI === element.namespaceURI &&
			names.includes( child.localName )
	);

/** Whether there is a document type, which may only come before the first element. A file with one can have entities. */
function hasDocumentType( file: string ): boolean {
	const next = /[\uFEFF\s]*(<\?|<!--|<!)?/y;
	for (;;) {
		const [ , start ] = next.exec( file ) ?? [];
		if ( start !== '<?' && start !== '<!--' ) {
			return start === '<!';
		}
		const end = start === '<?' ? '?>' : '-->';
		const found = file.indexOf( end, next.lastIndex );
		if ( found === -1 ) {
			return false;
		}
		next.lastIndex = found + end.length;
	}
}

/** Parses a file, or throws with the line of its mistake. */
function parse( file: string ): Document {
	if ( hasDocumentType( file ) ) {
		throw new FileProblem( 'doctype', 0 );
	}
	const xml = new DOMParser().parseFromString( file, 'application/xml' );
	const [ error ] = xml.getElementsByTagName( 'parsererror' );
	if ( error ) {
		// Each browser words it differently.
		const [ , line ] =
			/(?:line(?: number)? |^)(\d+)[:, ]/im.exec(
				error.textContent ?? ''
			) ?? [];
		throw new FileProblem( 'xml', Number( line ?? 0 ) );
	}
	return xml;
}

/** The line of each unit, in their order. */
function linesOf( file: string ): number[] {
	const lines: number[] = [];
	let line = 1;
	for ( const [ found ] of file.matchAll( UNITS ) ) {
		if ( /unit$/.test( found ) ) {
			lines.push( line );
		}
		line += found.match( /\r\n|\r|\n/g )?.length ?? 0;
	}
	return lines;
}

type Read = Omit< FileEntry, 'path' | 'line' >;

/** A unit of version 1.2; undefined without a translation. */
function unit12( unit: Element ): Read | undefined {
	const [ source ] = childrenOf( unit, 'source' );
	const [ target ] = childrenOf( unit, 'target' );
	if ( ! source || ! target ) {
		return undefined;
	}
	const state = target.getAttribute( 'state' ) ?? '';
	const isDraft = state
		? ! [ 'final', 'signed-off', 'translated' ].includes( state )
		: unit.getAttribute( 'approved' ) === 'no';
	const [ previous ] = childrenOf( unit, 'alt-trans' )
		.filter(
			( one ) => one.getAttribute( 'alttranstype' ) === 'previous-version'
		)
		.flatMap( ( one ) => childrenOf( one, 'source' ) );
	const isOutdated = state === 'needs-review-translation' && !! previous;
	const isStateless = ! state && ! unit.hasAttribute( 'approved' );
	const isUnchecked = UNCHECKED.test(
		target.getAttribute( 'state-qualifier' ) ?? ''
	);
	const original = textOf( isOutdated ? previous : source );
	const text = textOf( target );
	return {
		source: original.text,
		text: text.text,
		isDraft: ( isDraft && ! isOutdated ) || isUnchecked,
		isStateless,
		...( original.isWhole && text.isWhole ? {} : { problem: 'tags' } ),
	};
}

/** A unit of version 2.0, whose text may be in several segments. */
function unit20( unit: Element ): Read | undefined {
	const segments = childrenOf( unit, 'segment' );
	if (
		segments.every( ( one ) => childrenOf( one, 'target' ).length === 0 )
	) {
		return undefined;
	}
	const parts = childrenOf( unit, 'segment', 'ignorable' ).map(
		( part, index ) => {
			const [ source ] = childrenOf( part, 'source' );
			const [ target ] = childrenOf( part, 'target' );
			return {
				source,
				// What is between segments may be the same in both languages.
				target:
					part.localName === 'segment'
						? target
						: ( target ?? source ),
				order: Number( target?.getAttribute( 'order' ) ?? index + 1 ),
			};
		}
	);
	const read = ( elements: readonly ( Element | undefined )[] ) =>
		joined( elements.flatMap( ( one ) => ( one ? textOf( one ) : [] ) ) );
	const sources = read( parts.map( ( { source } ) => source ) );
	const targets = read(
		[ ...parts ]
			.sort( ( a, b ) => a.order - b.order )
			.map( ( { target } ) => target )
	);
	const previous = childrenOf( unit, 'notes' )
		.flatMap( ( notes ) => childrenOf( notes, 'note' ) )
		.find( ( note ) => note.getAttribute( 'category' ) === OUTDATED );
	const isOutdated =
		!! previous &&
		segments.every(
			( one ) =>
				one.getAttribute( 'state' ) === 'initial' &&
				one.getAttribute( 'subState' ) === OUTDATED
		);
	const problem =
		( parts.some( ( { target } ) => ! target ) && 'incomplete' ) ||
		( ! ( sources.isWhole && targets.isWhole ) && 'tags' );
	return {
		source: isOutdated ? ( previous.textContent ?? '' ) : sources.text,
		text: targets.text,
		isStateless: segments.every( ( one ) => ! one.hasAttribute( 'state' ) ),
		isDraft:
			! isOutdated &&
			! segments.every( ( one ) =>
				[ 'translated', 'reviewed', 'final' ].includes(
					one.getAttribute( 'state' ) ?? ''
				)
			),
		...( problem ? { problem } : {} ),
	};
}

/**
 * Reads the entries of an XLIFF file that have a translation.
 *
 * @throws {FileProblem} If it is no XML, has a document type, or is in no version that can be read.
 */
export function fromXliff( file: string ): TranslationFile {
	const { documentElement: root } = parse( file );
	if ( root.localName !== 'xliff' ) {
		throw new FileProblem( 'format', 0 );
	}
	const version = root.getAttribute( 'version' ) ?? '';
	// Older programs leave out the namespace of 1.2.
	const namespaces = [ VERSIONS[ version ], version === '1.2' ? null : '' ];
	if (
		! VERSIONS[ version ] ||
		! namespaces.includes( root.namespaceURI! )
	) {
		throw new FileProblem( 'version', 0 );
	}
	const is12 = version === '1.2';
	const name = is12 ? 'trans-unit' : 'unit';
	const lines = linesOf( file );
	const units = [ ...root.querySelectorAll( '*' ) ].filter(
		( { localName } ) => [ 'trans-unit', 'unit' ].includes( localName )
	);
	const entries = units.flatMap( ( unit, index ): FileEntry[] => {
		const read =
			unit.namespaceURI === root.namespaceURI && unit.localName === name
				? ( is12 ? unit12 : unit20 )( unit )
				: undefined;
		const path =
			unit.getAttribute( is12 ? 'resname' : 'name' ) ||
			unit.getAttribute( 'id' ) ||
			'';
		return read && read.text.trim() !== ''
			? [ { ...read, path, line: lines[ index ] ?? 0 } ]
			: [];
	} );
	const languages = is12
		? childrenOf( root, 'file' ).map( ( one ) =>
				one.getAttribute( 'target-language' )
			)
		: [ root.getAttribute( 'trgLang' ) ];
	return { languages: languages.filter( ( one ) => one !== null ), entries };
}
