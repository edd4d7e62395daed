<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\NewJob;

/**
 * Decides what is to be done after a response was stored. Register one with `Extensions::responseSubscriber()`.
 *
 * @since 0.2.0
 */
interface ResponseSubscriber {

	/**
	 * The jobs that follow from a response. They are stored in the response's transaction, so they exist exactly when it does, and a
	 * JobHandler does them later.
	 *
	 * Called inside that transaction, while a visitor waits, and again when a deadlock repeats it: decide by the parameter alone, change
	 * nothing and send nothing. If it throws, the response is not stored either, and the visitor's browser sends it again later.
	 *
	 * @return iterable<NewJob>
	 */
	public function jobs( ResponseStored $stored ): iterable;
}
