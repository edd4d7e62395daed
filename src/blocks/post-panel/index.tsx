import { registerPlugin } from '@wordpress/plugins';
import { Panel } from './panel';
import './panel.scss';

registerPlugin( 'userfeedback-post-panel', { render: Panel, icon: null } );
