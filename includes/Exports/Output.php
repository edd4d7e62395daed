<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * Where the bytes of an export go: a file, the browser, or a terminal.
 *
 * @since 0.5.0
 */
final class Output {

	/**
	 * @param resource $handle   Open for writing.
	 * @param int<0, max> $position Bytes written before.
	 */
	public function __construct(
		private $handle,
		private int $position = 0
	) {}

	/**
	 * @throws ExportError When not everything could be written, for example because the disk is full.
	 */
	public function write( string $bytes ): void {
		// On errors PHP also raises a notice, which would end up in the file that is sent.
		$written = $bytes === '' ? 0 : @fwrite( $this->handle, $bytes );
		if ( $written !== strlen( $bytes ) ) {
			throw ExportError::notWritten();
		}
		$this->position += $written;
	}

	/**
	 * Bytes written so far, in all requests.
	 *
	 * @return int<0, max>
	 */
	public function position(): int {
		return $this->position;
	}
}
