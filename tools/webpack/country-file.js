/**
 * The country of each network as one file: addons/geo-restrictions/build/countries.bin, from the npm package
 * @ip-location-db/geo-whois-asn-country. PHP finds an address in it by binary search, without loading it
 * (addons/geo-restrictions/includes/CountryFile.php).
 *
 * The file, with numbers in network byte order:
 *
 * 1. `UFBC`, then the version of this format in a byte;
 * 2. the number of codes in a byte, of IPv4 records in four bytes, and of IPv6 records in four bytes;
 * 3. the codes, two letters each;
 * 4. the IPv4 records: the first address of a range in four bytes, then the number of its code, from 1 on, in a byte; 0 is no country;
 * 5. the IPv6 records: the same with 16 bytes for the address.
 *
 * Records are sorted. A range ends where the next one begins.
 */
const { existsSync, readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const { Compilation } = require( 'webpack' );

const NAME = 'CountryFilePlugin';

const PACKAGE = 'node_modules/@ip-location-db/geo-whois-asn-country';

/** Below the build folder. AddOnFilesPlugin copies it to the add-on. */
const FILE = 'add-ons/geo-restrictions/countries.bin';

const VERSION = 1;

/** Bytes of an address, by the number in the name of the source file. */
const FAMILIES = [
	[ 4, 4 ],
	[ 6, 16 ],
];

/**
 * A range of addresses as in the source.
 *
 * @typedef {{ first: bigint, last: bigint, code: string }} Range
 */

class CountryFilePlugin {
	/**
	 * @param {string} root The folder that node_modules is in.
	 */
	constructor( root ) {
		this.source = resolve( root, PACKAGE );
	}

	apply( compiler ) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				// It never changes, so that watch mode makes it once.
				this.made ??= new RawSource( this.content() );
				compilation.emitAsset( FILE, this.made );
			} );
		} );
	}

	content() {
		const ranges = FAMILIES.map( ( [ family ] ) => {
			const file = resolve(
				this.source,
				`geo-whois-asn-country-ipv${ family }-num.csv`
			);
			if ( ! existsSync( file ) ) {
				throw new Error( `${ file } is missing: npm install` );
			}
			return rangesIn( readFileSync( file, 'utf8' ) );
		} );
		return countryFile( ranges[ 0 ], ranges[ 1 ] );
	}
}

/**
 * The ranges of a source file: first and last address as numbers, and the code of the country.
 *
 * @param {string} csv Its text.
 * @return {Range[]} In its order.
 */
function rangesIn( csv ) {
	return csv
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => {
			const [ first, last, code ] = line.trim().split( ',' );
			return { first: BigInt( first ), last: BigInt( last ), code };
		} );
}

/**
 * The file of some ranges.
 *
 * @param {Range[]} ipv4 May overlap, see recordsOf().
 * @param {Range[]} ipv6 Likewise.
 * @return {Buffer} Its content.
 */
function countryFile( ipv4, ipv6 ) {
	const lists = [ recordsOf( ipv4 ), recordsOf( ipv6 ) ];
	const codes = [
		...new Set( lists.flat().map( ( [ , code ] ) => code ) ),
	].filter( Boolean );
	codes.sort();
	if ( codes.length > 255 || codes.some( ( code ) => ! isCode( code ) ) ) {
		throw new Error( 'The source has codes that do not fit the file.' );
	}
	const numbers = new Map(
		codes.map( ( code, index ) => [ code, index + 1 ] )
	);
	const head = Buffer.alloc( 14 );
	head.write( 'UFBC' );
	head.writeUInt8( VERSION, 4 );
	head.writeUInt8( codes.length, 5 );
	head.writeUInt32BE( lists[ 0 ].length, 6 );
	head.writeUInt32BE( lists[ 1 ].length, 10 );
	const tables = lists.map( ( records, index ) =>
		tableOf( records, FAMILIES[ index ][ 1 ], numbers )
	);
	return Buffer.concat( [
		head,
		Buffer.from( codes.join( '' ) ),
		...tables,
	] );
}

const isCode = ( code ) => /^[A-Z]{2}$/.test( code );

/**
 * The records of ranges: where the country changes, and what it is from there on; '' for none. Where ranges overlap, the one that
 * begins last counts, and of those the shortest: it is the most exact one.
 *
 * @param {Range[]} ranges In any order.
 * @return {[bigint, string][]} Sorted, the first one at address 0.
 */
function recordsOf( ranges ) {
	/** @type {[bigint, string][]} */
	const records = [ [ 0n, '' ] ];
	const add = ( at, code ) => {
		if ( records[ records.length - 1 ][ 0 ] === at ) {
			records.pop();
		}
		if ( records[ records.length - 1 ]?.[ 1 ] !== code ) {
			records.push( [ at, code ] );
		}
	};
	/** Ranges that contain the address that has been reached, the one that counts last. */
	const open = [];
	const closeBefore = ( address ) => {
		let top = open[ open.length - 1 ];
		while ( top && ( address === null || top.last < address ) ) {
			const next = top.last + 1n;
			while ( top && top.last < next ) {
				open.pop();
				top = open[ open.length - 1 ];
			}
			add( next, top?.code ?? '' );
		}
	};
	const sorted = ranges.toSorted(
		( a, b ) => compare( a.first, b.first ) || compare( b.last, a.last )
	);
	for ( const range of sorted ) {
		closeBefore( range.first );
		open.push( range );
		add( range.first, range.code );
	}
	closeBefore( null );
	return records;
}

const compare = ( a, b ) => Number( a > b ) - Number( a < b );

/**
 * @param {[bigint, string][]}  records Sorted.
 * @param {number}              bytes   Of an address.
 * @param {Map<string, number>} numbers Of the codes.
 */
function tableOf( records, bytes, numbers ) {
	// An IPv6 range may end with the last address of all.
	const end = 256n ** BigInt( bytes );
	const fitting = records.filter( ( [ address ] ) => address < end );
	if ( fitting.length < records.length - 1 ) {
		throw new Error( 'The source has addresses that are too large.' );
	}
	const table = Buffer.alloc( fitting.length * ( bytes + 1 ) );
	fitting.forEach( ( [ address, code ], index ) => {
		const at = index * ( bytes + 1 );
		table.write(
			address.toString( 16 ).padStart( bytes * 2, '0' ),
			at,
			'hex'
		);
		table.writeUInt8( numbers.get( code ) ?? 0, at + bytes );
	} );
	return table;
}

module.exports = { CountryFilePlugin, countryFile, rangesIn };
