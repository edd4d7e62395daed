import { ofDocument, scriptWithId } from '../loader/own-page';
import { warn } from '../warn';
import './inline.scss';
import { startInline } from './start';

const { nonce = '' } =
	ofDocument( 'currentScript' ) ??
	scriptWithId( 'userfeedback-inline-js' ) ??
	{};

// Errors must never affect the visitor's page. The forms then work as without scripts.
startInline( nonce ).catch( warn );
