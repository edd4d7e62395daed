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

function hasIcon( option: Option ): boolean {
	return (
		typeof option === 'object' &&
		'icon' in option &&
		( option.icon as { name: string } ).name !== ''
	);
}

/** Whether a label describes an image. It is the image's alternative text. */
export function describesImage( label: string ): boolean {
	return ! NO_DESCRIPTION.test( label.trim() );
}

/** Options of types with pictures or icons that have none: visitors see an empty place. */
export const missingPictures: Rule = ( { questions } ) =>
	questions.flatMap( ( question, index ) => {
		const { type } = question;
		const position = optionsOf( question ).findIndex(
			( option ) =>
				( type === 'image-radio' && ! hasImage( option ) ) ||
				( type === 'icon-choice' && ! hasIcon( option ) )
		);
		return position < 0
			? []
			: [
					{
						code:
							type === 'icon-choice'
								? ( 'icon_missing' as const )
								: ( 'image_missing' as const ),
						field: questionPath(
							index,
							`config.options[${ position }]`
						),
						key: `picture_missing ${ question.id }`,
					},
				];
	} );

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
