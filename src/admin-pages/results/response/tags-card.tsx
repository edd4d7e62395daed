import { FormTokenField } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { useFeature } from '@/hooks/use-feature';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseDetail, ResponseTag } from '@/survey-model';
import { LIMITS } from '@/survey-model';
import { useTags } from './use-tags';

const NONE: readonly ResponseTag[] = [];

function TagsField( { response }: { response: ResponseDetail } ) {
	const { tags, save } = useTags( response );
	// Requested only when somebody wants to add a tag.
	const [ isUsed, setIsUsed ] = useState( false );
	const surveyId = response.survey.id;
	const known = useSelect(
		( select ) =>
			( isUsed && select( responsesStore ).getTags( surveyId ) ) || NONE,
		[ isUsed, surveyId ]
	);
	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Add a tag', 'userfeedback' ) }
			value={ [ ...tags ] }
			suggestions={ known.map( ( { name } ) => name ) }
			maxLength={ LIMITS.tags }
			tokenizeOnBlur
			__experimentalExpandOnFocus={ known.length > 0 }
			__experimentalValidateInput={ ( tag ) =>
				[ ...tag.trim() ].length <= LIMITS.tagLength
			}
			messages={ {
				added: __( 'Tag added.', 'userfeedback' ),
				removed: __( 'Tag removed.', 'userfeedback' ),
				remove: __( 'Remove tag', 'userfeedback' ),
				__experimentalInvalid: sprintf(
					/* translators: %d: number of characters. */
					__(
						'A tag has at most %d characters. Shorten it.',
						'userfeedback'
					),
					LIMITS.tagLength
				),
			} }
			onFocus={ () => setIsUsed( true ) }
			onChange={ ( tokens ) =>
				save(
					tokens.map( ( token ) =>
						typeof token === 'string' ? token : token.value
					)
				)
			}
		/>
	);
}

/** The tags of a response. Nothing if it has none and they cannot be changed. */
export function TagsCard( { response }: { response: ResponseDetail } ) {
	const canChange = useFeature( 'response-changes' ).isAllowed;
	if ( ! canChange && response.tags.length === 0 ) {
		return null;
	}
	const title = __( 'Tags', 'userfeedback' );
	return (
		<div
			className={ `userfeedback-tags${
				response.tags.length === 0 ? ' is-empty' : ''
			}` }
		>
			<Card title={ title } label={ title }>
				{ canChange && <TagsField response={ response } /> }
				<ul
					className={ `userfeedback-tags__list${
						canChange ? ' is-for-print' : ''
					}` }
				>
					{ response.tags.map( ( tag ) => (
						<li key={ tag } dir="auto">
							{ tag }
						</li>
					) ) }
				</ul>
			</Card>
		</div>
	);
}
