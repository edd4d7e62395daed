/** Why a regular expression cannot be used. */
export type PatternProblem =
	'invalid_pattern' | 'too_long' | 'pattern_too_slow';

const MAX_LENGTH = 200;

/** Ways through a pattern, by its number of repetitions: the product of the alternatives of each group and of 2 for each `?`. */
const MAX_WAYS = [ 32, 32, 8 ];

/** The largest number in braces. */
const MAX_COUNT = 100;

const CHARACTER = '(?:[^\\[\\]\\\\-]|\\\\[\\^$\\\\.*+?()\\[\\]{}|\\/-])';

const TOKENS = [
	`(?<characters>\\[(?:\\^|(?!\\^))(?:${ CHARACTER }(?:-${ CHARACTER })?|\\\\[dDwWsS])+\\])`,
	'(?<open>\\((?:\\?:)?)',
	'(?<close>\\))',
	'(?<quantifier>(?:[*+?]|\\{\\d{1,3}(?:,\\d{0,3})?\\})\\??)',
	'(?<bar>\\|)',
	'(?<assertion>[\\^$]|\\\\[bB])',
	'(?<atom>\\.|\\\\[dDwWsS]|\\\\[\\^$\\\\.*+?()\\[\\]{}|\\/]|[^\\\\\\[\\](){}*+?|^$.])',
].join( '|' );

interface Group {
	alternatives: number;
	/** Whether it contains a repetition or alternatives. */
	isComplex: boolean;
}

/** Least and most repetitions. */
function counts( quantifier: string ): [ number, number ] {
	const braces = /^\{(\d+)(,?)(\d*)\}/.exec( quantifier );
	if ( braces === null ) {
		return [
			quantifier.startsWith( '+' ) ? 1 : 0,
			quantifier.startsWith( '?' ) ? 1 : Infinity,
		];
	}
	const [ , least, comma, most ] = braces;
	if ( comma === '' ) {
		return [ Number( least ), Number( least ) ];
	}
	return [ Number( least ), most === '' ? Infinity : Number( most ) ];
}

function isCount( quantifier: string ): boolean {
	const [ least, most ] = counts( quantifier );
	return (
		least <= MAX_COUNT &&
		( most === Infinity || ( most >= least && most <= MAX_COUNT ) )
	);
}

function codeOf( character: string ): number {
	return (
		( character.length > 1 && character.startsWith( '\\' )
			? character.slice( 1 )
			: character
		).codePointAt( 0 ) ?? 0
	);
}

function hasOrderedRanges( characters: string ): boolean {
	const ranges = new RegExp( `(${ CHARACTER })-(${ CHARACTER })`, 'gu' );
	return [ ...characters.matchAll( ranges ) ].every(
		( [ , from = '', to = '' ] ) => codeOf( from ) <= codeOf( to )
	);
}

/** Reads a pattern token by token. */
class PatternReader {
	private readonly groups: Group[] = [
		{ alternatives: 1, isComplex: false },
	];

	/** Repetitions of a varying number, such as `*` and `{2,5}`. */
	private repetitions = 0;

	private ways = 1;

	private isSlow = false;

	/** What a quantifier would repeat: undefined for nothing, otherwise whether it is complex. */
	private repeatable: boolean | undefined;

	public constructor( private readonly pattern: string ) {}

	public problem(): PatternProblem | undefined {
		const tokens = new RegExp( TOKENS, 'uy' );
		while ( tokens.lastIndex < this.pattern.length ) {
			const token = tokens.exec( this.pattern )?.groups;
			if ( token === undefined || ! this.read( token ) ) {
				return 'invalid_pattern';
			}
		}
		if ( this.groups.length > 1 || this.pattern === '' ) {
			return 'invalid_pattern';
		}
		this.close();
		return this.isSlow || this.ways > ( MAX_WAYS[ this.repetitions ] ?? 0 )
			? 'pattern_too_slow'
			: undefined;
	}

	/** Whether the token is valid here. */
	private read( token: Record< string, string | undefined > ): boolean {
		const { characters, open, close, quantifier, bar, atom } = token;
		if ( quantifier !== undefined ) {
			const isValid =
				this.repeatable !== undefined && isCount( quantifier );
			this.quantify( quantifier );
			return isValid;
		}
		if ( close !== undefined ) {
			const isValid = this.groups.length > 1;
			this.repeatable = this.close();
			return isValid;
		}
		this.repeatable =
			atom !== undefined || characters !== undefined ? false : undefined;
		if ( open !== undefined ) {
			this.groups.push( { alternatives: 1, isComplex: false } );
		} else if ( bar !== undefined ) {
			this.groups.at( -1 )!.alternatives += 1;
		}
		return characters === undefined || hasOrderedRanges( characters );
	}

	/** Ends the innermost group. Returns whether it is complex. */
	private close(): boolean {
		const { alternatives, isComplex } = this.groups.pop()!;
		this.ways *= alternatives;
		const isComplexNow = isComplex || alternatives > 1;
		this.mark( isComplexNow );
		return isComplexNow;
	}

	private quantify( quantifier: string ): void {
		const [ least, most ] = counts( quantifier );
		if ( most === 1 ) {
			this.ways *= least === 1 ? 1 : 2;
		} else if ( least !== most ) {
			this.repetitions += 1;
		}
		this.mark( least !== 1 || most !== 1 );
		this.isSlow ||= this.repeatable === true && most !== 1;
		this.repeatable = undefined;
	}

	private mark( isComplex: boolean ): void {
		const group = this.groups.at( -1 );
		if ( isComplex && group !== undefined ) {
			group.isComplex = true;
		}
	}
}

/**
 * Why a regular expression cannot be used in a page rule; undefined if it can. PHP and browsers run it, so it may only
 * contain what both understand in the same way, and its time is limited. The add-on's class UrlPattern has the same
 * rules; tests/fixtures/page-rules.json is run by both.
 */
export function patternProblem( pattern: string ): PatternProblem | undefined {
	return [ ...pattern ].length > MAX_LENGTH
		? 'too_long'
		: new PatternReader( pattern ).problem();
}
