<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\VisitorToken;

/**
 * Ids of submissions whose browser makes none, because it runs no scripts.
 *
 * Cached pages are the same for all visitors, so a form cannot contain an id. The same answers from the same browser are therefore one submission if
 * they arrive within some minutes: a double click, a reload or a second try after Back. Each id is valid for one window of time, and the neighbouring
 * windows are looked up as well (decision 0062).
 *
 * @since 0.6.0
 */
final class SubmissionIds {

	/** Seconds of a window. Answers that are sent again within this time are recognised, after twice this time they are not. */
	public const WINDOW = 300;

	public function __construct( private readonly VisitorToken $token ) {}

	/**
	 * The id for now, followed by those of the windows before and after.
	 *
	 * @param int                        $surveyId
	 * @param int                        $revision Revision that the page shows.
	 * @param list<array<string, mixed>> $answers  As submitted.
	 * @param string                     $network  Address of the visitor.
	 * @param string                     $agent    User agent and preferred languages of the browser.
	 * @return array{string, string, string} UUIDs.
	 */
	public function around( int $surveyId, int $revision, array $answers, string $network, string $agent, DateTimeImmutable $now ): array {
		$window    = intdiv( $now->getTimestamp(), self::WINDOW );
		// Bytes that are no UTF-8 are no answer, but must not make this fail.
		$statement = serialize( [ $surveyId, $revision, $answers, $network, $agent ] );
		return [ $this->id( $statement, $window ), $this->id( $statement, $window - 1 ), $this->id( $statement, $window + 1 ) ];
	}

	/**
	 * A UUID of version 4 in its form, as browsers make them.
	 */
	private function id( string $statement, int $window ): string {
		$hex     = $this->token->digest( "$window|$statement" );
		$hex[12] = '4';
		$hex[16] = '89ab'[ (int) hexdec( $hex[16] ) % 4 ];
		return implode( '-', [ substr( $hex, 0, 8 ), substr( $hex, 8, 4 ), substr( $hex, 12, 4 ), substr( $hex, 16, 4 ), substr( $hex, 20 ) ] );
	}
}
