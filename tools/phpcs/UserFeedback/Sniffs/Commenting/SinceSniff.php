<?php

declare( strict_types=1 );

namespace UserFeedback\Sniffs\Commenting;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Requires @since in the docblock of a class. `vendor/bin/phpcbf` adds the current version.
 */
final class SinceSniff implements Sniff {

	/** The version that is added. */
	public string $version = '';

	/**
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM ];
	}

	public function process( File $phpcsFile, int $stackPtr ): void {
		$tokens = $phpcsFile->getTokens();
		$before = $phpcsFile->findPrevious( [ T_WHITESPACE, T_FINAL, T_ABSTRACT, T_READONLY ], $stackPtr - 1, null, true );
		if ( $before === false || $tokens[ $before ]['code'] !== T_DOC_COMMENT_CLOSE_TAG ) {
			$phpcsFile->addError( 'Write what this is for', $stackPtr, 'NoComment' );
			return;
		}
		$tags = $tokens[ $tokens[ $before ]['comment_opener'] ]['comment_tags'];
		$has  = array_filter( $tags, static fn ( int $tag ) => $tokens[ $tag ]['content'] === '@since' ) !== [];
		if ( ! $has && $phpcsFile->addFixableError( 'Add @since', $before, 'Missing' ) ) {
			$phpcsFile->fixer->addContentBefore( $before, ( $tags === [] ? "*\n " : '' ) . "* @since $this->version\n " );
		}
	}
}
