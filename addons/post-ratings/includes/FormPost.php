<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingForms;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Control\RatingState;
use UserFeedback\PostRatings\Votes\Vote;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\TemporaryFailure;

/**
 * Ratings and comments of visitors without scripts: a form that is sent to the page's own URL, then a confirmation that no cache keeps.
 *
 * @since 0.6.0
 */
final class FormPost {

	/** Query variable of the confirmation: the post's id; for a comment with the suffix COMMENT. */
	public const RATED   = 'userfeedback_rated';
	public const COMMENT = '-comment';

	/**
	 * @param array<string, mixed> $fields The sent fields, unslashed.
	 * @param string               $uri    Path and query of this request.
	 */
	public function __construct(
		private readonly RatingServices $services,
		private readonly PageControls $controls,
		private readonly array $fields,
		private readonly string $uri
	) {}

	/**
	 * Whether a form of a control was sent.
	 */
	public function isSent(): bool {
		return in_array( $this->field( 'action' ), [ 'vote', 'comment' ], true );
	}

	/**
	 * Stores what was sent. The page then shows what is wrong, if something is.
	 *
	 * @return string|null URL of the confirmation, to which the browser is to be sent; null after a refusal.
	 */
	public function store(): ?string {
		$postId = self::number( $this->field( 'post' ) );
		$voter  = $this->services->voters()->voter( $this->field( 'website' ), null, false );
		try {
			if ( $this->field( 'action' ) === 'comment' ) {
				$this->services->votes()->comment( $postId, $this->field( 'comment' ), $voter, $this->field( 'nonce' ) );
				return $this->confirmation( $postId . self::COMMENT );
			}
			$vote = $this->services->votes()->vote( $postId, self::number( $this->field( 'value' ) ), $voter, $this->field( 'nonce' ) );
			$this->services->voters()->remember( $vote );
			return $this->confirmation( (string) $postId );
		} catch ( DomainError $error ) {
			$this->refuse( $postId, $error );
		} catch ( TemporaryFailure $failure ) {
			$this->refuse( $postId, $failure->refusal() );
		}
		return null;
	}

	/**
	 * Shows the confirmation that a URL asks for.
	 *
	 * @param string $rated Value of the query variable RATED.
	 */
	public function confirm( string $rated ): void {
		$isComment = str_ends_with( $rated, self::COMMENT );
		$postId    = self::number( $isComment ? substr( $rated, 0, -strlen( self::COMMENT ) ) : $rated );
		$own       = $postId > 0 ? $this->own( $postId ) : null;
		// A browser without cookies is not recognised; what it sent is stored all the same.
		$message = $isComment ? RatingForms::commentThanks() : RatingForms::thanks( $this->services->settings() );
		$state   = new RatingState( $own?->value, $message, asksComment: $own?->mayComment === true, invites: $own?->invites === true );
		$this->controls->setState( $postId, $state );
	}

	private function refuse( int $postId, DomainError $error ): void {
		status_header( $error->status );
		if ( $error->retryAfter !== null && ! headers_sent() ) {
			header( "Retry-After: $error->retryAfter" );
		}
		$isComment = $this->field( 'action' ) === 'comment';
		// The page that this request creates has a fresh token.
		$message = isset( $error->details['nonce'] )
			? __( 'This page was out of date, so nothing was stored. Please send it once more.', 'userfeedback' )
			: $error->getMessage();
		$value   = $isComment ? $this->own( $postId )?->value : self::number( $this->field( 'value' ) );
		$this->controls->setState( $postId, new RatingState( $value, $message, true, $this->field( 'comment' ), $isComment ) );
	}

	private function own( int $postId ): ?Vote {
		try {
			return $this->services->votes()->own( $postId, $this->services->voters()->voter() );
		} catch ( DomainError | TemporaryFailure ) {
			return null;
		}
	}

	/**
	 * This page's URL with the query variable. Without a fragment: browsers keep that of the form, which leads to the control that was used.
	 */
	private function confirmation( string $rated ): string {
		$home = wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ":{$home['port']}" : '';
		$host = ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port;
		return add_query_arg( self::RATED, $rated, $host . '/' . ltrim( $this->uri, '/' ) );
	}

	private function field( string $name ): string {
		$value = $this->fields[ RatingForms::FIELD . $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A whole number; 0 for anything else.
	 */
	public static function number( string $text ): int {
		return preg_match( '/^[1-9][0-9]{0,17}$/D', $text ) === 1 ? (int) $text : 0;
	}
}
