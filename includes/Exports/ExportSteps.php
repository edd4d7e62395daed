<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * An export that writes its rows in parts, so that the caller can stop or allow more time between them.
 *
 * @since 0.6.0
 */
interface ExportSteps {

	/**
	 * Writes the next part.
	 *
	 * @return bool Whether it was the last one: the file is complete.
	 * @throws ExportError When it cannot be written.
	 */
	public function step(): bool;

	/**
	 * Responses or ratings (or rated posts) that were read so far.
	 */
	public function read(): int;
}
