<?php

declare( strict_types=1 );

namespace UserFeedback\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Requires that a file of the plugin exits unless WordPress is loaded, so that direct requests run nothing.
 * `vendor/bin/phpcbf` adds the line.
 */
final class DirectAccessSniff implements Sniff {

	private const GUARD = "defined( 'ABSPATH' ) || exit;";

	/**
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_OPEN_TAG ];
	}

	public function process( File $phpcsFile, int $stackPtr ): int {
		$code = $phpcsFile->getTokensAsString( 0, $phpcsFile->numTokens );
		if ( str_contains( $code, self::GUARD ) ) {
			return $phpcsFile->numTokens;
		}
		$start = $phpcsFile->findNext( T_NAMESPACE, $stackPtr ) ?: $phpcsFile->findNext( T_DECLARE, $stackPtr );
		$end   = $start === false ? false : $phpcsFile->findNext( T_SEMICOLON, $start );
		if ( $end === false ) {
			$phpcsFile->addError( 'Add %s', $stackPtr, 'Missing', [ self::GUARD ] );
		} elseif ( $phpcsFile->addFixableError( 'Add %s after the namespace', $end, 'Missing', [ self::GUARD ] ) ) {
			$phpcsFile->fixer->addContent( $end, "\n\n" . self::GUARD );
		}
		return $phpcsFile->numTokens;
	}
}
