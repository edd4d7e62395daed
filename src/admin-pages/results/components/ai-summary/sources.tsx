import { VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { RESPONSE, hrefOf } from '@/routes';
import { responseTitle } from '../../response-title';
import { responsesHref } from '../../responses-href';

interface SourcesProps {
	surveyId: number;
	/** What the responses are about, for screen readers. */
	claim: string;
	/** The responses behind it, the newest. */
	ids: readonly number[];
	/** Words that find all of them in the list; '' if `ids` are all. */
	search?: string;
}

/** Links to the responses behind a claim. Renders nothing if there are none. */
export function Sources( { surveyId, claim, ids, search = '' }: SourcesProps ) {
	if ( ids.length === 0 ) {
		return null;
	}
	return (
		<details className="userfeedback-ai__sources">
			<summary>
				{ search === ''
					? sprintf(
							/* translators: %s: number of responses. */
							_n(
								'%s response behind this',
								'%s responses behind this',
								ids.length,
								'userfeedback'
							),
							formatNumber( ids.length )
						)
					: sprintf(
							/* translators: %s: number of responses. */
							_n(
								'The newest %s response behind this',
								'The newest %s responses behind this',
								ids.length,
								'userfeedback'
							),
							formatNumber( ids.length )
						) }
				<VisuallyHidden>: { claim }</VisuallyHidden>
			</summary>
			<ul>
				{ ids.map( ( id ) => (
					<li key={ id }>
						<ResponseLink surveyId={ surveyId } id={ id } />
					</li>
				) ) }
				{ search !== '' && (
					<li>
						<a href={ responsesHref( surveyId, { search } ) }>
							{ sprintf(
								/* translators: %s: a word that visitors use. */
								__( 'Search for “%s”', 'userfeedback' ),
								search
							) }
						</a>
					</li>
				) }
			</ul>
		</details>
	);
}

/** A link to a single response. */
export function ResponseLink( {
	surveyId,
	id,
}: {
	surveyId: number;
	id: number;
} ) {
	return (
		<a href={ hrefOf( RESPONSE.build( { surveyId, id } ) ) }>
			{ responseTitle( id ) }
		</a>
	);
}
