<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * A person whose data is exported or erased: an email address, and the account of WordPress that has it.
 *
 * Addresses are the same in small and capital letters. One with a plus (name+shop@example.com) is another address, and so is one that contains it.
 *
 * @since 0.7.0
 */
final class Person {

	/**
	 * What may be before an address: no letter, digit or sign that belongs to its name. Signs around it, such as _name@example.com_, are none of it.
	 */
	private const BEFORE = '(^|[^a-z0-9._%+-]|(^|[^a-z0-9])[._%+-]+)';

	/** A dot at the end of a sentence ends the address, a dot before a letter does not. */
	private const BEHIND = '($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))';

	public readonly string $email;

	/**
	 * @param string $email  '' for nobody's.
	 * @param int    $userId 0 if there is no account.
	 */
	public function __construct( string $email, public readonly int $userId = 0 ) {
		$this->email = mb_strtolower( trim( $email ), 'UTF-8' );
	}

	/**
	 * The address as HEX( LOWER( column ) ) gives it: databases take é for e.
	 */
	public function hex(): string {
		return strtoupper( bin2hex( $this->email ) );
	}

	/**
	 * For REGEXP of MariaDB, MySQL and the SQLite drop-in: texts that contain the address, and not as a part of another one.
	 *
	 * @param bool $isInUrl Whether the address is encoded as in URLs.
	 */
	public function pattern( bool $isInUrl = false ): string {
		$escaped = preg_replace_callback(
			'/[^a-z0-9@\x80-\xff]/',
			static fn ( array $sign ) => $sign[0] === '^' ? '\\^' : "[$sign[0]]",
			$isInUrl ? strtolower( rawurlencode( $this->email ) ) : $this->email
		);
		return self::BEFORE . $escaped . self::BEHIND;
	}
}
