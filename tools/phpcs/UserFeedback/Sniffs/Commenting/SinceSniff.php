<?php

declare( strict_types=1 );

namespace UserFeedback\Sniffs\Commenting;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Requires @since in the docblock of a class, and nowhere a version later than that of package.json. `vendor/bin/phpcbf` adds the
 * current version.
 */
final class SinceSniff implements Sniff {

	private ?string $version = null;

	/**
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM, T_DOC_COMMENT_TAG ];
	}

	public function process( File $phpcsFile, int $stackPtr ): void {
		$tokens = $phpcsFile->getTokens();
		if ( $tokens[ $stackPtr ]['code'] === T_DOC_COMMENT_TAG ) {
			$this->checkVersion( $phpcsFile, $stackPtr );
			return;
		}
		$between = [ T_WHITESPACE, T_FINAL, T_ABSTRACT, T_READONLY ];
		$before  = $phpcsFile->findPrevious( $between, $stackPtr - 1, null, true );
		while ( $before !== false && $tokens[ $before ]['code'] === T_ATTRIBUTE_END ) {
			$before = $phpcsFile->findPrevious( $between, $tokens[ $before ]['attribute_opener'] - 1, null, true );
		}
		if ( $before === false || $tokens[ $before ]['code'] !== T_DOC_COMMENT_CLOSE_TAG ) {
			$phpcsFile->addError( 'Write what this is for', $stackPtr, 'NoComment' );
			return;
		}
		$tags = $tokens[ $tokens[ $before ]['comment_opener'] ]['comment_tags'];
		$has  = array_filter( $tags, static fn ( int $tag ) => $tokens[ $tag ]['content'] === '@since' ) !== [];
		if ( ! $has && $phpcsFile->addFixableError( 'Add @since', $before, 'Missing' ) ) {
			$phpcsFile->fixer->addContentBefore( $before, ( $tags === [] ? "*\n " : '' ) . "* @since {$this->version()}\n " );
		}
	}

	private function checkVersion( File $phpcsFile, int $tag ): void {
		$tokens  = $phpcsFile->getTokens();
		$isSince = $tokens[ $tag ]['content'] === '@since' && $tokens[ $tag + 2 ]['code'] === T_DOC_COMMENT_STRING;
		$version = $isSince ? strtok( $tokens[ $tag + 2 ]['content'], ' ' ) : '0';
		if ( version_compare( (string) $version, $this->version(), '>' ) ) {
			$phpcsFile->addError( '@since names a version later than %s, that of package.json', $tag, 'Later', [ $this->version() ] );
		}
	}

	private function version(): string {
		if ( $this->version === null ) {
			$package       = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/package.json' ), true );
			$this->version = (string) $package['version'];
		}
		return $this->version;
	}
}
