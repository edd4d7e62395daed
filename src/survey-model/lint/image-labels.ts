import { questionPath } from '../field-errors';
import type { Option } from '../options';
import { labelOf, optionsOf } from '../options';
import type { Rule } from './suggestion';

/** Names of files and of cameras' pictures, and words that are true of every picture. */
const NO_DESCRIPTION =
	/^(?:.*\.(?:jpe?g|png|gif|webp|avif|svg)|(?:img|dsc[nf]?|pxl|screenshot|bildschirmfoto|image|picture|photo|pic|bild|foto|option|untitled|unbenannt)?[\s_-]*[\d\s_-]*)$/iu;

function hasImage( option: Option ): boolean {
	return (
		typeof option === 'object' &&
		'image' in option &&
		typeof option.image === 'string' &&
		option.image !== ''
	);
}

/** Whether a label describes an image. It is the image's alternative text. */
export function describesImage( label: string ): boolean {
	return ! NO_DESCRIPTION.test( label.trim() );
}

/** Image options without a label that describes the image. */
export const imageLabels: Rule = ( { questions } ) =>
	questions.flatMap( ( question, index ) => {
		const position = optionsOf( question ).findIndex(
			( option ) =>
				hasImage( option ) && ! describesImage( labelOf( option ) )
		);
		return position < 0
			? []
			: [
					{
						code: 'image_label' as const,
						field: questionPath(
							index,
							`config.options[${ position }]`
						),
						key: `image_label ${ question.id }`,
					},
				];
	} );
