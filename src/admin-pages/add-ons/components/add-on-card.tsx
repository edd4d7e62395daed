import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { StatusDot } from '@/components/status-label';
import type { AddOn } from '@/stores/add-ons/types';
import type { AddOnStatus } from '../status';
import { addOnStatusText } from '../status';
import { AddOnIcon } from './add-on-icon';
import type { ReactNode } from 'react';

/** The colour of each status, as the survey status with that colour. */
const DOTS = {
	active: 'publish',
	inactive: 'spam',
	'not-installed': 'draft',
	'upgrade-required': 'draft',
} as const;

interface AddOnCardProps {
	addOn: AddOn;
	status: AddOnStatus;
	action: ReactNode;
}

/** Says that an update is available, with a link to WordPress' updates. */
function UpdateLine( { update }: { update: string } ) {
	const url = getAdminData().ajax_url.replace(
		'admin-ajax.php',
		'update-core.php'
	);
	return (
		<p className="userfeedback-add-on__update">
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: number of a version. */
					__(
						'Version %s is available. <a>See the updates</a>',
						'userfeedback'
					),
					update
				),
				{
					// The link's text comes from the translation.
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
					a: <a href={ url } />,
				}
			) }
		</p>
	);
}

/** An add-on: its purpose, its status and the next step. */
export function AddOnCard( { addOn, status, action }: AddOnCardProps ) {
	const { slug, title, excerpt, icon, version, update } = addOn;
	const titleId = `userfeedback-add-on-${ slug }`;
	return (
		<li className="userfeedback-add-on" aria-labelledby={ titleId }>
			<div className="userfeedback-add-on__about">
				<AddOnIcon src={ icon } />
				<div className="userfeedback-add-on__words">
					<h2 id={ titleId }>{ title }</h2>
					<p>{ excerpt }</p>
					{ update !== null && <UpdateLine update={ update } /> }
				</div>
			</div>
			<div className="userfeedback-add-on__foot">
				<StatusDot
					status={ DOTS[ status ] }
					text={ addOnStatusText( status ) }
				/>
				{ addOn.installed && version !== '' && (
					<span className="userfeedback-add-on__version">
						{ sprintf(
							/* translators: %s: number of a version. */
							__( 'Version %s', 'userfeedback' ),
							version
						) }
					</span>
				) }
				<div className="userfeedback-add-on__action">{ action }</div>
			</div>
		</li>
	);
}
