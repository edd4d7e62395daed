import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import type { SearchChoice } from '@/components/search-select';
import { SearchSelect } from '@/components/search-select';
import { TextField } from '@/components/text-field';
import { searchPages } from '@/stores/api';
import type { TargetPage } from '@/survey-model';
import { LIMITS } from '@/survey-model';
import './thank-you.scss';

interface Target {
	page: TargetPage;
	url: string;
}

interface TargetFieldsProps extends Target {
	/** The paths of the two fields. */
	paths: { page: string; url: string };
	pageError: string | undefined;
	urlError: string | undefined;
	isDisabled: boolean;
	onChange: ( target: Target ) => void;
	onBlur?: ( event: FocusEvent ) => void;
}

type PageChoice = NonNullable< TargetPage > & SearchChoice;

async function findPages( text: string ): Promise< PageChoice[] > {
	return ( await searchPages( text ) ).map( ( { id, title } ) => ( {
		id,
		label: title,
	} ) );
}

/** Where a redirect leads: a page of the site or a URL. Each replaces the other. */
export function TargetFields( {
	page,
	url,
	paths,
	pageError,
	urlError,
	isDisabled,
	onChange,
	onBlur,
}: TargetFieldsProps ) {
	return (
		<div className="userfeedback-target" onBlur={ onBlur }>
			<div data-field={ paths.page }>
				<SearchSelect< PageChoice >
					label={ __( 'Go to a page of this site', 'userfeedback' ) }
					placeholder={ __( 'Search by title', 'userfeedback' ) }
					value={ page }
					error={ pageError }
					disabled={ isDisabled }
					search={ findPages }
					onChange={ ( chosen ) =>
						onChange( { page: chosen, url: chosen ? '' : url } )
					}
				/>
			</div>
			<div data-field={ paths.url }>
				<TextField
					label={ __( 'Or to a URL', 'userfeedback' ) }
					placeholder="https://"
					type="url"
					dir="ltr"
					autoComplete="off"
					spellCheck={ false }
					maxLength={ LIMITS.urlLength }
					value={ url }
					error={ urlError }
					disabled={ isDisabled }
					onChange={ ( typed ) =>
						onChange( {
							page: typed.trim() === '' ? page : null,
							url: typed,
						} )
					}
				/>
			</div>
		</div>
	);
}
