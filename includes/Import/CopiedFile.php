<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

/**
 * A file that was copied to ImportFolder as UTF-8.
 *
 * @since 0.7.0
 */
final class CopiedFile {

	/**
	 * @param string $name     Of the copy.
	 * @param string $encoding Of the original, one of ImportSchema::ENCODINGS.
	 * @param string $hash     SHA-256 of the original.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $encoding,
		public readonly string $hash
	) {}
}
