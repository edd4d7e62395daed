import {
	FileProblem,
	accepted,
	fromTranslationFile,
	matchEntries,
} from '@/survey-model';
import {
	MIXED,
	TEXTS,
	VERSIONS,
	foreign,
	read,
	text,
	written,
} from '../support/translation-files';

/** What a file is refused with, and its line. */
function problemOf( file: string ): [ string, number ] | undefined {
	try {
		fromTranslationFile( file );
	} catch ( error ) {
		return error instanceof FileProblem
			? [ error.code, error.line ]
			: undefined;
	}
	return undefined;
}

describe.each( VERSIONS )( 'an XLIFF %s file', ( version ) => {
	const format = `xliff-${ version }` as const;

	it( '[PLS-09~] keeps every text in its state', () => {
		const { found, leftOut } = read( written( format ) );
		expect( found ).toEqual( MIXED.texts );
		expect( leftOut ).toEqual( [] );
	} );

	it( 'is in the form of its standard', () => {
		const xml = new DOMParser().parseFromString(
			written( format ),
			'application/xml'
		);
		const root = xml.documentElement;
		const is12 = version === '1.2';
		expect( root.namespaceURI ).toBe(
			`urn:oasis:names:tc:xliff:document:${ version }`
		);
		const [ file ] = root.children;
		expect( file!.getAttribute( 'original' ) ).toBe(
			'Tea & <more>\n"quoted"'
		);
		expect(
			is12
				? [
						file!.getAttribute( 'source-language' ),
						file!.getAttribute( 'target-language' ),
						file!.getAttribute( 'datatype' ),
					]
				: [
						root.getAttribute( 'srcLang' ),
						root.getAttribute( 'trgLang' ),
						file!.getAttribute( 'trgDir' ),
					]
		).toEqual( [ 'en-US', 'ar', is12 ? 'plaintext' : 'rtl' ] );
		const units = [
			...xml.querySelectorAll( is12 ? 'trans-unit' : 'unit' ),
		];
		expect( units.map( ( { id } ) => id ) ).toEqual(
			TEXTS.map( ( { path } ) => path )
		);
		expect( units[ 0 ]!.querySelector( 'note' )!.textContent ).toBe(
			'Name of <title>'
		);
		expect(
			units
				.slice( 0, 4 )
				.map( ( unit ) =>
					is12
						? unit
								.querySelector( 'target' )
								?.getAttribute( 'state' )
						: unit
								.querySelector( 'segment' )
								?.getAttribute( 'state' )
				)
		).toEqual(
			is12
				? [
						'final',
						'needs-review-translation',
						'needs-review-translation',
						undefined,
					]
				: [ 'final', 'initial', 'initial', 'initial' ]
		);
	} );

	it( 'accepts what a translator has finished, and what was out of date is no longer', () => {
		const file = written( format )
			.replaceAll( 'needs-review-translation', 'translated' )
			.replaceAll( 'state="initial"', 'state="translated"' );
		const { found } = read( file );
		expect(
			found.map( ( { source, draft } ) => [ source, draft ] )
		).toEqual(
			MIXED.texts.map( ( { path } ) => [ text( path ).source, false ] )
		);
	} );

	it( 'of another survey leaves everything out, with its lines, also the title', () => {
		const other = written( format ).replaceAll( 'q1', 'q9' );
		const { found, leftOut } = matchEntries(
			TEXTS.map( ( one ) => ( { ...one, source: `${ one.source }!` } ) ),
			fromTranslationFile( other ).entries
		);
		expect( found ).toEqual( [] );
		expect( leftOut.map( ( { reason } ) => reason ) ).toEqual( [
			'unknown',
			'unknown',
			'unknown',
		] );
		const lines = other.split( '\n' );
		for ( const { line, path } of leftOut ) {
			expect( lines[ line - 1 ] ).toContain( `id="${ path }"` );
		}
	} );

	it( 'leaves out what has lost a placeholder, and a second translation', () => {
		const file = written( format, {
			locale: 'ar',
			texts: [
				accepted( text( 'questions.q2.title' ), 'Warum?' ),
				accepted( text( 'title' ), 'Tee' ),
			],
		} );
		const unit = /<(trans-unit|unit) id="title".*?<\/\1>/s.exec(
			file
		)![ 0 ];
		const { found, leftOut } = read( file.replace( unit, unit + unit ) );
		expect( found.map( ( { path } ) => path ) ).toEqual( [ 'title' ] );
		expect( leftOut.map( ( { reason } ) => reason ) ).toEqual( [
			'duplicate',
			'placeholders',
		] );
	} );

	it( 'is refused with a document type or in another version, and with the line of broken XML', () => {
		const file = written( format );
		const bomb = '<!DOCTYPE x [ <!ENTITY a "aaaa"> ]>';
		const [ declaration, ...rest ] = file.split( '\n' );
		for ( const before of [
			`${ declaration }\n`,
			`${ declaration }<!-- <xliff> -->\n<?a b?>`,
			' \n',
		] ) {
			expect( problemOf( before + bomb + rest.join( '\n' ) ) ).toEqual( [
				'doctype',
				0,
			] );
		}
		expect(
			problemOf(
				file.replace( `version="${ version }"`, 'version="1.1"' )
			)
		).toEqual( [ 'version', 0 ] );
		expect(
			problemOf( file.replace( `document:${ version }`, 'document:9' ) )
		).toEqual( [ 'version', 0 ] );
		expect( problemOf( file.replace( '</source>', '' ) )?.[ 0 ] ).toBe(
			'xml'
		);
		expect( problemOf( '<a>\n<b>\n&nothing;</b></a>' ) ).toEqual( [
			'xml',
			3,
		] );
		expect( problemOf( '<tmx version="1.4"/>' ) ).toEqual( [
			'format',
			0,
		] );
	} );

	it( 'says where units are, whatever else looks like one', () => {
		const [ unit, close ] =
			version === '1.2'
				? [ '<trans-unit ', '</trans-unit>' ]
				: [ '<unit ', '</unit>' ];
		const inner = '<source>a</source><target state="final">b</target>';
		const body =
			version === '1.2'
				? inner
				: `<segment state="final">${ inner }</segment>`;
		const { leftOut } = read(
			foreign(
				version,
				`<!-- ${ unit }>\r\n -->\r${ unit }id="a">${ body }${ close }<other:unit xmlns:other="x"/>\n\n${ unit }\n id="b">${ body }${ close }`
			)
		);
		expect( leftOut.map( ( { path, line } ) => [ path, line ] ) ).toEqual( [
			[ 'a', 4 ],
			[ 'b', 6 ],
		] );
	} );
} );
