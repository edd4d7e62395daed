import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
} from '@wordpress/blocks';
import type { StoreDescriptor } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { formatDecimal, formatNumber } from '../../components/format';
import { store as figuresStore } from '../../stores/rating-figures';
import type { RatingFigures } from '../../stores/rating-figures-api';

/** The add-on registers it on the server (RatingBinding.php). */
const SOURCE = 'userfeedback/post-rating';

/** What WordPress passes to a source. */
interface SourceArguments {
	select: ( store: StoreDescriptor ) => {
		getRatingFigures: ( postId: number ) => RatingFigures | undefined;
	};
	context: { postId?: number | string };
	bindings: Record< string, { args?: { key?: string } } >;
}

/** A figure as visitors read it; undefined for the block's own text. */
function figureText(
	key: string | undefined,
	{ average, count }: RatingFigures
): string | undefined {
	switch ( key ) {
		case 'average':
			return average ? formatDecimal( average ) : undefined;
		case 'count':
			return count === null ? undefined : formatNumber( count );
		default:
			return undefined;
	}
}

/** The bound attributes with their figures. Where there is none, the editor shows the block's own text, as visitors' pages do. */
function getValues( {
	select,
	context,
	bindings,
}: SourceArguments ): Record< string, string > {
	const postId = Number( context.postId );
	const figures =
		postId > 0
			? select( figuresStore ).getRatingFigures( postId )
			: undefined;
	const values: Record< string, string > = {};
	for ( const [ attribute, { args } ] of Object.entries( bindings ) ) {
		const text = figures && figureText( args?.key, figures );
		if ( text !== undefined ) {
			values[ attribute ] = text;
		}
	}
	return values;
}

/** The figures to choose from in the editor, from WordPress 6.9 on. */
function getFieldsList() {
	return [
		{
			label: __( 'Average rating', 'userfeedback' ),
			type: 'string',
			args: { key: 'average' },
		},
		{
			label: __( 'Number of ratings', 'userfeedback' ),
			type: 'string',
			args: { key: 'count' },
		},
	];
}

/** Gives the source its values in the editor. Without the add-on there is no source. */
export function registerBinding(): void {
	const source = getBlockBindingsSource( SOURCE );
	if ( source && ! source.getValues ) {
		registerBlockBindingsSource( {
			name: SOURCE,
			getValues,
			getFieldsList,
		} );
	}
}

registerBinding();
