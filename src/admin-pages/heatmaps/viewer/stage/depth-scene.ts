import { __, sprintf } from '@wordpress/i18n';
import { formatPercent } from '@/lib/format';
import type { DepthScene } from '../drawing/canvas';
import { bandsOf, depthMarks } from '../drawing/depth';
import type { Scene } from './scene';

/** The bands and marks of a page of a height. */
export function depthScene(
	{ scroll, fold }: Extract< Scene, { kind: 'depth' } >,
	height: number
): DepthScene {
	const marks = depthMarks( scroll ).map( ( { percent, share } ) => ( {
		y: ( percent / 100 ) * height,
		text: sprintf(
			/* translators: %s: share of the visitors, such as 50%. */
			__( '%s came this far', 'userfeedback' ),
			formatPercent( share )
		),
		isFold: false,
	} ) );
	return {
		scroll,
		bands: bandsOf( scroll, height ),
		marks:
			fold === null
				? marks
				: [
						...marks,
						{
							y: ( fold / 100 ) * height,
							text: __(
								'Visible without scrolling on average',
								'userfeedback'
							),
							isFold: true,
						},
					],
	};
}
