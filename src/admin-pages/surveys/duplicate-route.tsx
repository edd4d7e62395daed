import { listHref } from '../../hooks/use-list-route';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../components/error-state';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import type { ApiError } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { useDuplicate } from './use-duplicate';

/** The route that copies a survey and goes on to the copy; it stays out of the browser's history, where Back would copy again. */
export function DuplicateRoute( { id }: { id: number } ) {
	const duplicate = useDuplicate();
	const [ error, setError ] = useState< ApiError >();
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		setError( undefined );
		duplicate( id, { replace: true } ).catch( ( thrown ) =>
			setError( toApiError( thrown ) )
		);
	}, [ attempt, duplicate, id ] );
	return (
		<Page
			key="duplicate"
			title={ __( 'Duplicate survey', 'userfeedback' ) }
			back={ {
				href: listHref( '/' ),
				label: __( 'Back to Surveys', 'userfeedback' ),
			} }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'The survey could not be duplicated',
						'userfeedback'
					) }
					onRetry={ () => setAttempt( attempt + 1 ) }
					back={ {
						href: listHref( '/' ),
						label: __( 'Back to Surveys', 'userfeedback' ),
					} }
				/>
			) : (
				<Skeleton shape="card" count={ 2 } />
			) }
		</Page>
	);
}
