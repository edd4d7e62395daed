import type { Block, BlockTransform } from '@wordpress/blocks';
import { createBlock, rawHandler } from '@wordpress/blocks';

type Attributes = Record< string, unknown >;

/** The attributes of a shortcode, as WordPress passes them. */
interface ShortcodeAttributes {
	named: Readonly< Record< string, string | undefined > >;
}

/** How a block's attributes and those of a shortcode become each other. */
export interface ShortcodeForm< Values extends Attributes > {
	/** The block's name. */
	name: string;
	/** The shortcode's name. */
	tag: string;
	/** The types of the block's attributes that come from the shortcode. */
	types: Readonly< Record< keyof Values & string, string > >;
	/** The block's attributes; undefined if the shortcode is not valid. */
	read: (
		named: ShortcodeAttributes[ 'named' ]
	) => Partial< Values > | undefined;
	/** The shortcode of a block; undefined if it has none. */
	write: ( values: Values ) => string | undefined;
}

/** A positive integer from a shortcode's attribute; 0 for anything else. */
export function idIn( text: string | undefined ): number {
	return /^[1-9]\d{0,14}$/.test( text ?? '' ) ? Number( text ) : 0;
}

/** Transforms between a block and its shortcode: pasted, in a classic block, and in WordPress' block for shortcodes. */
export function shortcodeTransforms< Values extends Attributes >( {
	name,
	tag,
	types,
	read,
	write,
}: ShortcodeForm< Values > ): { from: BlockTransform[]; to: BlockTransform[] } {
	/** The block of a text that is the shortcode and nothing else. */
	function blockOf( text: unknown ): Block | undefined {
		const isShortcode =
			typeof text === 'string' &&
			new RegExp( `^\\s*\\[${ tag }(\\s[^\\[\\]<>]*)?\\]\\s*$` ).test(
				text
			);
		// WordPress recognises a shortcode in a line of its own.
		const blocks = isShortcode
			? rawHandler( { HTML: `<p>${ text.trim() }</p>` } )
			: [];
		return blocks.length === 1 && blocks[ 0 ]?.name === name
			? blocks[ 0 ]
			: undefined;
	}
	const attributes = Object.fromEntries(
		Object.entries( types ).map( ( [ key, type ] ) => [
			key,
			{
				type,
				shortcode: ( { named }: ShortcodeAttributes ) =>
					read( named )?.[ key ],
			},
		] )
	);
	const pasted = {
		type: 'shortcode',
		tag,
		attributes,
		isMatch: ( { named }: ShortcodeAttributes ) =>
			read( named ) !== undefined,
	};
	const fromBlock = {
		type: 'block',
		blocks: [ 'core/shortcode' ],
		isMatch: ( { text }: Attributes ) => blockOf( text ) !== undefined,
		transform: ( { text }: Attributes ) => blockOf( text ),
	};
	const toBlock = {
		type: 'block',
		blocks: [ 'core/shortcode' ],
		isMatch: ( values: Values ) => write( values ) !== undefined,
		transform: ( values: Values ) =>
			createBlock( 'core/shortcode', { text: write( values ) } ),
	};
	// The package's type knows neither shortcodes nor what the functions receive.
	return {
		from: [ pasted, fromBlock ] as unknown as BlockTransform[],
		to: [ toBlock ] as unknown as BlockTransform[],
	};
}
