<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

/**
 * Status of a stored response. Only published ones are counted.
 */
enum ResponseStatus: string {

	case Publish = 'publish';
	case Trash   = 'trash';
	case Spam    = 'spam';
}
