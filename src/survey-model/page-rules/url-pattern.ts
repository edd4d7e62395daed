/** Why a regular expression cannot be used. */
export type PatternProblem =
	'invalid_pattern' | 'too_long' | 'pattern_too_slow';

const MAX_LENGTH = 200;

/** Ways through a pattern, by its number of repetitions: the product of the alternatives of each group and of 2 for each `?`. */
const MAX_WAYS = [ 32, 32, 8 ];

/**
 * The greatest estimate of the steps that a pattern takes: its ways, times the places in an address where it and its repetitions can
 * begin and end, times the characters that each attempt compares after the first repetition.
 */
const MAX_STEPS = 12_000_000;

/** Characters of an address that are compared, see MAX_COMPARED in address-tests.ts. */
const COMPARED = 300;

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
	/** Its characters after the first repetition. */
	tail: number;
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
		{ alternatives: 1, isComplex: false, tail: 0 },
	];

	/** Repetitions of a varying number, such as `*` and `{2,5}`. */
	private repetitions = 0;

	private ways = 1;

	/** Characters after the first repetition in the whole pattern. */
	private tail = 0;

	/** The same in the last atom, class or group: what a quantifier would multiply. */
	private last = 0;

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
		const isAnchored =
			this.pattern.startsWith( '^' ) &&
			this.groups[ 0 ]!.alternatives === 1;
		this.close();
		return this.isSlow ||
			this.ways > ( MAX_WAYS[ this.repetitions ] ?? 0 ) ||
			this.steps( isAnchored ) > MAX_STEPS
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
		this.add( this.repeatable === false && this.repetitions > 0 ? 1 : 0 );
		if ( open !== undefined ) {
			this.groups.push( { alternatives: 1, isComplex: false, tail: 0 } );
		} else if ( bar !== undefined ) {
			this.groups.at( -1 )!.alternatives += 1;
		}
		return characters === undefined || hasOrderedRanges( characters );
	}

	/** Ends the innermost group. Returns whether it is complex. */
	private close(): boolean {
		const { alternatives, isComplex, tail } = this.groups.pop()!;
		this.ways *= alternatives;
		const isComplexNow = isComplex || alternatives > 1;
		this.mark( isComplexNow );
		this.add( tail );
		return isComplexNow;
	}

	/** Adds characters of an atom, class or group to the group around it. */
	private add( characters: number ): void {
		this.last = characters;
		const group = this.groups.at( -1 );
		if ( group === undefined ) {
			this.tail = characters;
		} else {
			group.tail += characters;
		}
	}

	/** The estimated steps, see MAX_STEPS. */
	private steps( isAnchored: boolean ): number {
		let places = this.ways * Math.max( 1, this.tail );
		for (
			let power = this.repetitions + ( isAnchored ? 0 : 1 );
			power > 0;
			power--
		) {
			places *= COMPARED / power;
		}
		return places;
	}

	private quantify( quantifier: string ): void {
		const [ least, most ] = counts( quantifier );
		this.add( this.last * ( Math.max( 1, least ) - 1 ) );
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
