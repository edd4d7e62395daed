<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Clock;

/**
 * Lets one process at a time change this site's tables. A row of the options, because GET_LOCK() does not exist on SQLite and locks only one node of
 * a cluster. The lock ends after a minute without a renewal, so that a killed process delays an update no longer than that. Two processes that
 * migrate at once do no harm: every step checks first. The lock spares them the work.
 *
 * @since 0.7.0
 */
final class MigrationLock {

	/** Value: Unix time at which the lock ends, a dot and the token of the process. */
	public const OPTION = 'userfeedback_migrating';

	private const SECONDS = MINUTE_IN_SECONDS;

	public function __construct(
		private readonly OptionRows $options,
		private readonly Clock $clock
	) {}

	/**
	 * Takes the lock.
	 *
	 * @return string|null The token of this process; null while another one has the lock.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function acquire(): ?string {
		$token = bin2hex( random_bytes( 8 ) );
		$value = $this->value( $token );
		if ( $this->options->add( self::OPTION, $value, false ) ) {
			return $token;
		}
		$held = $this->options->value( self::OPTION );
		return $held !== null && $this->hasEnded( $held ) && $this->options->replace( self::OPTION, $held, $value ) ? $token : null;
	}

	/**
	 * Extends the lock.
	 *
	 * @return bool False when it has ended and another process has it.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function renew( string $token ): bool {
		$held = $this->held( $token );
		$next = $this->value( $token );
		return $held !== null && ( $held === $next || $this->options->replace( self::OPTION, $held, $next ) );
	}

	/**
	 * Gives the lock back. Does nothing if another process has it.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function release( string $token ): void {
		$held = $this->held( $token );
		if ( $held !== null ) {
			$this->options->remove( self::OPTION, $held );
		}
	}

	/**
	 * Whether a process has the lock.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function isHeld(): bool {
		$held = $this->options->value( self::OPTION );
		return $held !== null && ! $this->hasEnded( $held );
	}

	private function held( string $token ): ?string {
		$held = $this->options->value( self::OPTION );
		return $held !== null && str_ends_with( $held, ".$token" ) ? $held : null;
	}

	private function hasEnded( string $value ): bool {
		// Not a cast of the whole value: with a token such as 0e9… it would be another number.
		return (int) explode( '.', $value )[0] < $this->clock->now()->getTimestamp();
	}

	private function value( string $token ): string {
		return ( $this->clock->now()->getTimestamp() + self::SECONDS ) . ".$token";
	}
}
