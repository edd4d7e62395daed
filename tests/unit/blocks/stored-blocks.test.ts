/**
 * What posts store: blocks as text and back, and the transforms from and to shortcodes, with WordPress' own parser.
 */
import '../support/browser';
import type { Block } from '@wordpress/blocks';
import {
	createBlock,
	getPossibleBlockTransformations,
	parse,
	rawHandler,
	registerBlockType,
	serialize,
	setFreeformContentHandlerName,
	setUnregisteredTypeHandlerName,
	store as blocksStore,
	switchToBlockType,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';
import '@/blocks/post-rating';
import '@/blocks/survey';
import surveyMetadata from '../../../block.json';
import ratingMetadata from '@/blocks/post-rating/block.json';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( '../support/block-editor' )
);

/** A block of WordPress that keeps a text. */
function registerCore( name: string, changes: object = {} ): void {
	const type = {
		apiVersion: 3,
		title: name,
		category: 'widgets',
		attributes: { text: { type: 'string', source: 'raw' } },
		save: ( { attributes }: Block ) => attributes[ 'text' ],
		...changes,
	};
	registerBlockType(
		`core/${ name }`,
		type as unknown as Parameters< typeof registerBlockType >[ 1 ]
	);
}

beforeAll( () => {
	registerCore( 'shortcode' );
	registerCore( 'html' );
	registerCore( 'missing' );
	registerCore( 'paragraph', {
		transforms: {
			from: [
				{
					type: 'raw',
					isMatch: ( node: Node ) => node.nodeName === 'P',
				},
			],
		},
	} );
	setFreeformContentHandlerName( 'core/html' );
	setUnregisteredTypeHandlerName( 'core/missing' );
} );

/** The blocks of a text that WordPress would store unchanged. */
function stored( text: string ): Block[] {
	const blocks = parse( text );
	expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual(
		blocks.map( () => true )
	);
	expect( serialize( blocks ) ).toBe( text );
	return blocks;
}

function shortcode( text: string ): Block {
	return createBlock( 'core/shortcode', { text } );
}

/** What a block becomes. */
function become( block: Block, name: string ) {
	const isOffered = getPossibleBlockTransformations( [ block ] ).some(
		( type ) => type.name === name
	);
	const blocks = isOffered ? switchToBlockType( block, name ) : null;
	return blocks?.map( ( { name: type, attributes } ) => ( {
		type,
		...attributes,
	} ) );
}

const SURVEY = 'userfeedback/survey';
const RATING = 'userfeedback/post-rating';

test.each( [
	'<!-- wp:userfeedback/survey /-->',
	'<!-- wp:userfeedback/survey {"surveyId":7} /-->',
	'<!-- wp:userfeedback/survey {"surveyId":7,"display":"inline"} /-->',
	'<!-- wp:userfeedback/survey {"surveyId":7,"display":"popup"} /-->',
	'<!-- wp:userfeedback/post-rating /-->',
	'<!-- wp:userfeedback/post-rating {"postId":7} /-->',
	'<!-- wp:userfeedback/post-rating {"isAutomatic":true} /-->',
	'<!-- wp:userfeedback/post-rating {"anchor":"rate"} /-->',
] )( '[BLK-01~] [BLK-02~] stays valid and unchanged: %s', ( text ) => {
	expect( stored( text ) ).toHaveLength( 1 );
} );

test( '[BLK-01~] a block of an earlier version stays without a display, which means a popup', () => {
	const [ block ] = stored(
		'<!-- wp:userfeedback/survey {"surveyId":7} /-->'
	);
	expect( block?.attributes ).toEqual( { surveyId: 7 } );
	expect( become( block as Block, 'core/shortcode' ) ).toEqual( [
		{ type: 'core/shortcode', text: '[userfeedback id=7]' },
	] );
} );

test( '[BLK-01~] the inserter offers the survey in this place first, and as a popup', () => {
	expect(
		surveyMetadata.variations.map(
			( { attributes } ) => attributes.display
		)
	).toEqual( [ 'inline', 'popup' ] );
	expect( surveyMetadata.variations[ 0 ]?.isDefault ).toBe( true );
} );

test.each( [
	[ { surveyId: 7, display: 'inline' }, 'inline' ],
	[ { surveyId: 7, display: 'popup' }, 'popup' ],
	[ { surveyId: 7 }, undefined ],
] )(
	'[BLK-01~] the editor names the block %j as its variation',
	( values, name ) => {
		const { getActiveBlockVariation } = select( blocksStore );
		expect( getActiveBlockVariation( SURVEY, values )?.name ).toBe( name );
	}
);

test( '[BLK-02~] the rating block has an anchor, a border and client navigation', () => {
	const { attributes, supports } = ratingMetadata;
	expect( attributes.anchor ).toEqual( { type: 'string' } );
	expect( supports ).toMatchObject( {
		anchor: true,
		__experimentalBorder: {
			color: true,
			radius: true,
			style: true,
			width: true,
		},
		interactivity: { clientNavigation: true },
	} );
} );

test.each( [
	[ '[userfeedback id=7]', { surveyId: 7, display: 'popup' } ],
	[
		'[userfeedback id="7" display="inline"]',
		{ surveyId: 7, display: 'inline' },
	],
	[ '[userfeedback id=7 display=popup]', { surveyId: 7, display: 'popup' } ],
	[ '[userfeedback id=7 display="<script>"]', null ],
	[
		'[userfeedback id=7 display=elsewhere]',
		{ surveyId: 7, display: 'popup' },
	],
	[ '[userfeedback]', null ],
	[ '[userfeedback id=0]', null ],
	[ '[userfeedback id=-7]', null ],
	[ '[userfeedback id=7x]', null ],
	[ '[userfeedback id=7] and more', null ],
	[ '[gallery id=7]', null ],
] )( '[BLK-01~] the shortcode %s becomes a block: %j', ( text, attributes ) => {
	expect( become( shortcode( text ), SURVEY ) ?? null ).toEqual(
		attributes && [ { type: SURVEY, ...attributes } ]
	);
} );

test.each( [
	[
		SURVEY,
		{ surveyId: 7, display: 'inline' },
		'[userfeedback id=7 display=inline]',
	],
	[ SURVEY, { surveyId: 7, display: 'popup' }, '[userfeedback id=7]' ],
	[ RATING, { postId: 0, isAutomatic: false }, '[userfeedback_rating]' ],
	[ RATING, { postId: 7, isAutomatic: false }, '[userfeedback_rating id=7]' ],
] )(
	'[BLK-01~] [BLK-02~] %s %j becomes %s, and the same block again',
	( name, attributes, text ) => {
		const block = createBlock( name, attributes );
		expect( become( block, 'core/shortcode' ) ).toEqual( [
			{ type: 'core/shortcode', text },
		] );
		expect( become( shortcode( text ), name ) ).toEqual( [
			{ type: name, ...attributes },
		] );
	}
);

test( '[BLK-01~] a block without a survey has no shortcode', () => {
	const block = createBlock( SURVEY, { surveyId: 0, display: 'inline' } );
	expect( become( block, 'core/shortcode' ) ).toBeUndefined();
} );

test( '[BLK-02~] a shortcode with an invalid id stays a shortcode', () => {
	const block = shortcode( '[userfeedback_rating id=seven]' );
	expect( become( block, RATING ) ).toBeUndefined();
} );

test( '[BLK-01~] [BLK-02~] pasted shortcodes become blocks, those of other plugins do not', () => {
	const blocks = rawHandler( {
		HTML: '<p>[userfeedback id=7 display=inline]</p>\n<p>[userfeedback_rating id=3]</p>\n<p>[userfeedback id=0]</p>',
	} );
	expect(
		blocks
			.filter( ( { name } ) => name.startsWith( 'userfeedback/' ) )
			.map( ( { name, attributes } ) => ( { name, ...attributes } ) )
	).toEqual( [
		{ name: SURVEY, surveyId: 7, display: 'inline' },
		{ name: RATING, postId: 3, isAutomatic: false },
	] );
} );
