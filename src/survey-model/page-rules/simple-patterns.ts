/**
 * Kinds of regular expressions that owners need not write: they enter an address, and the builder makes the pattern of
 * a rule `page_url_matches`. See docs/decisions/0067.
 */
export const SIMPLE_PATTERNS = [ 'starts_with', 'wildcards' ] as const;

export type SimplePatternKind = ( typeof SIMPLE_PATTERNS )[ number ];

/** What a pattern says, as the owner entered it. */
export interface SimplePattern {
	kind: SimplePatternKind;
	text: string;
}

/** What may follow an address that is whole: a slash, unless it has one, and a query or a fragment. */
const END = '(?:[?#]|$)';

/** What stands for an asterisk at the end. `.*` is the same, but counts as a repetition, of which a pattern has few. */
const ANYTHING = '.?';

const escaped = ( text: string ): string =>
	text.replace( /[\\^$.*+?()[\]{}|]/g, '\\$&' );

/** What comes before the text: a path is one of this site, with or without a certificate. */
function start( text: string, host: string ): string {
	return text.startsWith( '/' ) ? `^https?://${ escaped( host ) }` : '^';
}

function wildcards( text: string ): string {
	const body = text.split( '*' ).map( escaped ).join( '.*' );
	if ( body.endsWith( '.*' ) ) {
		return body.slice( 0, -2 ) + ANYTHING;
	}
	return body + ( body.endsWith( '/' ) ? '' : '/?' ) + END;
}

/**
 * The regular expression for a text; empty for an empty one.
 *
 * @param pattern
 * @param pattern.kind
 * @param pattern.text A path such as `/shop/`, or a whole address. In wildcards, `*` stands for any characters.
 * @param host         Of this site.
 */
export function toPattern(
	{ kind, text }: SimplePattern,
	host: string
): string {
	if ( text === '' ) {
		return '';
	}
	return (
		start( text, host ) +
		( kind === 'wildcards' ? wildcards( text ) : escaped( text ) )
	);
}

/** What a regular expression says in the words of an owner; undefined if it takes knowledge of regular expressions. */
export function fromPattern(
	pattern: string,
	host: string
): SimplePattern | undefined {
	const site = start( '/', host );
	const body = pattern.slice( pattern.startsWith( site ) ? site.length : 1 );
	const texts: SimplePattern[] = [
		{ kind: 'starts_with', text: body.replace( /\\(.)/gu, '$1' ) },
		{
			kind: 'wildcards',
			text: body
				.replace( /\.\?$/, '.*' )
				.replace( /(?:\/\?)?\(\?:\[\?#\]\|\$\)$/, '' )
				.replace( /\\(.)|\.\*/gu, ( _, character ) =>
					typeof character === 'string' ? character : '*'
				),
		},
	];
	return pattern === ''
		? undefined
		: texts.find( ( found ) => toPattern( found, host ) === pattern );
}

/** Whether an address can begin like this: with a path or with a scheme, which may be unfinished. */
export function isAddressStart( text: string ): boolean {
	return (
		/^(?:\/|https?:\/\/)/i.test( text ) ||
		[ 'http://', 'https://' ].some( ( scheme ) =>
			scheme.startsWith( text.toLowerCase() )
		)
	);
}
