import { __ } from '@wordpress/i18n';
import { LoadedSettings } from '../components/loaded-settings';
import type { SettingsTab } from '../tab';
import { Connections } from './connections';
import { Countries } from './countries';
import { Data } from './data';
import { KeptData, VisitorDeletion } from './privacy';
import { Summaries } from './summaries';
import { Updates } from './updates';
import { Usage } from './usage';

/** The settings that belong to no other tab. */
function MiscTab() {
	return (
		<LoadedSettings>
			{ ( fields ) => (
				<div className="userfeedback-settings__cards">
					<Usage { ...fields } />
					<Summaries { ...fields } />
					<Updates { ...fields } />
					<KeptData { ...fields } />
					<VisitorDeletion { ...fields } />
					<Countries { ...fields } />
					<Connections />
					<Data { ...fields } />
				</div>
			) }
		</LoadedSettings>
	);
}

/** The tab for everything else. */
export const MISC_TAB: SettingsTab = {
	name: 'misc',
	title: () => __( 'Misc', 'userfeedback' ),
	Content: MiscTab,
};
