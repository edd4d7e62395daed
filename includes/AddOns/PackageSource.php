<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * Where a catalogue and the packages beside it come from.
 *
 * @since 0.1.0
 */
interface PackageSource {

	/**
	 * Whether a catalogue that need not be fresh can be had without asking anybody elsewhere.
	 */
	public function isAtHand(): bool;

	/**
	 * The catalogue.
	 *
	 * @param bool $fresh Whether one that was kept from an earlier request will not do.
	 * @return string JSON, as it came.
	 * @throws AddOnRefused When it cannot be had.
	 */
	public function catalogue( bool $fresh ): string;

	/**
	 * Copies a package, which nobody has looked into yet.
	 *
	 * @param string $file Its name, as a CatalogueEntry has it.
	 * @param string $to   An existing file that is overwritten.
	 * @throws AddOnRefused When it cannot be had.
	 */
	public function copy( string $file, string $to ): void;
}
