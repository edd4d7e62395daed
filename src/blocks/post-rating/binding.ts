import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
} from '@wordpress/blocks';
import type { StoreDescriptor } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { formatDecimal, formatNumber } from '../../lib/format';
import { store as statisticsStore } from '../../stores/rating-statistics';
import type { RatingStatistics } from '../../stores/rating-statistics-api';

/** The add-on registers it on the server (RatingBinding.php). */
const SOURCE = 'userfeedback/post-rating';

/** What WordPress passes to a source. */
interface SourceArguments {
	select: ( store: StoreDescriptor ) => {
		getRatingStatistics: ( postId: number ) => RatingStatistics | undefined;
	};
	context: { postId?: number | string };
	bindings: Record< string, { args?: { key?: string } } >;
}

/** A figure as visitors read it; undefined for the block's own text. */
function figureText(
	key: string | undefined,
	{ average, count }: RatingStatistics
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

/** The bound attributes with their statistics. Where there is none, the editor shows the block's own text, as visitors' pages do. */
function getValues( {
	select,
	context,
	bindings,
}: SourceArguments ): Record< string, string > {
	const postId = Number( context.postId );
	const statistics =
		postId > 0
			? select( statisticsStore ).getRatingStatistics( postId )
			: undefined;
	const values: Record< string, string > = {};
	for ( const [ attribute, { args } ] of Object.entries( bindings ) ) {
		const text = statistics && figureText( args?.key, statistics );
		if ( text !== undefined ) {
			values[ attribute ] = text;
		}
	}
	return values;
}

/** The statistics to choose from in the editor, from WordPress 6.9 on. */
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
