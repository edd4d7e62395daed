<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

/**
 * Where a response is. Only published ones stand in the figures.
 */
enum ResponseStatus: string {

	case Publish = 'publish';
	case Trash   = 'trash';
	case Spam    = 'spam';
}
