import { fromTranslationFile, matchEntries } from '@/survey-model';
import {
	MIXED,
	TEXTS,
	VERSIONS,
	segment,
	title12,
	title20,
	written,
} from '../support/translation-files';

describe( 'the states of version 1.2', () => {
	it.each( [
		[ 'final', '', false ],
		[ 'signed-off', '', false ],
		[ 'translated', '', false ],
		[ 'new', '', true ],
		[ 'needs-translation', '', true ],
		[ 'needs-l10n', '', true ],
		[ 'x-something', '', true ],
		[ 'translated', 'mt-suggestion', true ],
		[ 'translated', 'leveraged-mt', true ],
		[ 'final', 'exact-match', false ],
	] )( '%s %s', ( state, qualifier, draft ) => {
		const { found } = title12(
			`<target state="${ state }" state-qualifier="${ qualifier }">Tee</target>`
		);
		expect( found ).toEqual( [
			{ path: 'title', source: 'Tea', text: 'Tee', draft },
		] );
	} );

	it( 'may be missing: then only what is not approved is a draft', () => {
		const target = '<target>Tee</target>';
		expect( title12( target ).found[ 0 ]!.draft ).toBe( false );
		expect( title12( target, ' approved="no"' ).found[ 0 ]!.draft ).toBe(
			true
		);
	} );
} );

describe( 'the states of version 2.0', () => {
	it.each( [
		[ 'final', false ],
		[ 'reviewed', false ],
		[ 'translated', false ],
		[ 'initial', true ],
	] )( '%s', ( state, draft ) => {
		const { found } = title20(
			segment( '<target>Tee</target>', ` state="${ state }"` )
		);
		expect( found[ 0 ]!.draft ).toBe( draft );
	} );

	it( 'are initial where a file has none', () => {
		const { found } = title20( segment( '<target>Tee</target>', '' ) );
		expect( found[ 0 ]!.draft ).toBe( true );
	} );
} );

describe.each( VERSIONS )(
	'a program without states in version %s',
	( version ) => {
		const file = written( `xliff-${ version }` )
			.replace(
				/<alt-trans.*?<\/alt-trans>|<note category.*?<\/note>/gs,
				''
			)
			.replaceAll( / (state|subState|approved)="[^"]*"/g, '' );

		it( 'changes no state of what came back as it was', () => {
			const { entries } = fromTranslationFile( file );
			expect( matchEntries( TEXTS, entries, MIXED ).found ).toEqual(
				MIXED.texts
			);
		} );

		it( `brings ${ version === '1.2' ? 'finished texts' : 'drafts' } otherwise, as its standard has it`, () => {
			const { entries } = fromTranslationFile(
				file.replaceAll( '</target>', '!</target>' )
			);
			expect(
				matchEntries( TEXTS, entries, MIXED ).found.map(
					( { draft } ) => draft
				)
			).toEqual( Array( 3 ).fill( version === '2.0' ) );
		} );
	}
);

describe( 'tags inside of texts', () => {
	it.each( [
		[ '<g id="1">T<mrk mtype="seg">e</mrk></g>e', 'Tee' ],
		[ 'T<bx id="1"/>ee<ex id="1"/>', 'Tee' ],
		[ 'T<x id="1" equiv-text="e"/>e', 'Tee' ],
		[ '<ph id="1">T</ph><![CDATA[ee<b>]]><!-- no -->', 'Tee<b>' ],
	] )( 'of version 1.2 are read as their text: %s', ( target, expected ) => {
		const { found } = title12( `<target>${ target }</target>` );
		expect( found[ 0 ]?.text ).toBe( expected );
	} );

	it.each( [
		[ '<pc id="1">T<mrk id="m">e</mrk></pc>e', 'Tee' ],
		[ 'T<sc id="1"/>ee<ec startRef="1"/>', 'Tee' ],
		[ 'T<ph id="1" equiv="e"/>e', 'Tee' ],
		[ 'T<ph id="1" dataRef="d1"/>', 'Tee' ],
		[ 'T<cp hex="0065"/>e', 'Tee' ],
	] )( 'of version 2.0 are read as their text: %s', ( target, expected ) => {
		const { found } = title20(
			segment( `<target>${ target }</target>` ),
			'<originalData><data id="d1">ee</data></originalData>'
		);
		expect( found[ 0 ]?.text ).toBe( expected );
	} );

	it( 'whose text the file does not have leave the text out', () => {
		const reasons = [
			title12( '<target>Tee<x id="1"/></target>' ),
			title20( segment( '<target>Tee<ph id="1"/></target>' ) ),
			title20( segment( '<target>T<cp hex="ffffff"/></target>' ) ),
		].map( ( { found, leftOut } ) => [
			found.length,
			leftOut[ 0 ]?.reason,
		] );
		expect( reasons ).toEqual( [
			[ 0, 'tags' ],
			[ 0, 'tags' ],
			[ 0, 'tags' ],
		] );
	} );
} );

describe( 'a text in several segments', () => {
	const first =
		'<segment state="final"><source>Te</source><target order="3">ee</target></segment>';
	const between = '<ignorable><source> </source></ignorable>';
	const last = ( target: string ) =>
		`<segment state="final"><source>a</source>${ target }</segment>`;

	it( 'is put together in the order of the translation', () => {
		const { found } = title20(
			first + between + last( '<target order="1">T</target>' )
		);
		expect( found ).toEqual( [
			{ path: 'title', source: 'Te a', text: 'T ee', draft: false },
		] );
	} );

	it( 'is left out while a part has no translation', () => {
		expect( title20( first + between + last( '' ) ).leftOut ).toEqual( [
			{ line: 2, path: 'title', reason: 'incomplete' },
		] );
	} );
} );
