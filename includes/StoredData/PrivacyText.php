<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * What the privacy guide of WordPress says about a kind of stored data.
 *
 * @since 0.7.0
 */
final class PrivacyText {

	/**
	 * @param string             $heading Of what is stored, translated; kinds with the same one share a section.
	 * @param list<list<string>> $stored  Paragraphs of translated sentences: what is stored.
	 * @param list<string>       $kept    Translated sentences: for how long.
	 */
	public function __construct(
		public readonly string $heading,
		public readonly array $stored,
		public readonly array $kept
	) {}
}
